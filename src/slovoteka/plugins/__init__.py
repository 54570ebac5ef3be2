"""Games as plug-ins: what a manifest says, and how manifests of installed packages are found."""
