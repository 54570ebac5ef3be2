/** Addresses of the client. Links are plain `<a href>`; this module handles their clicks. */

interface Place {
  path: string;
  query: URLSearchParams;
  hash: string;
}

let place = $state.raw<Place>(here());

function here(): Place {
  return {
    path: decoded(location.pathname).replace(/(.)\/$/, '$1'),
    query: new URLSearchParams(location.search),
    hash: decoded(location.hash.slice(1)),
  };
}

/** Tolerates a lone `%` that somebody has typed. */
function decoded(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}

export function currentPlace(): Place {
  return place;
}

export function go(address: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  const before = place.path;
  place = here();
  if (before !== place.path) scrollTo(0, 0);
}

export function startRouter(): void {
  addEventListener('popstate', () => {
    place = here();
  });
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.('a');
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return;
    const isWithinPage = link.pathname === location.pathname && link.search === location.search;
    if (isWithinPage && link.hash) return; // the browser moves the focus there by itself
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
