"""Work outside the event loop, in other processes: reviews, analyses, and what is built after the first start."""
