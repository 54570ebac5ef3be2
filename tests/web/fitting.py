"""Checks that a page fits every screen: nothing cut off, nothing out of reach, no words broken."""

from typing import Final

from playwright.sync_api import Page

SIZES: Final = ((320, 640), (360, 740), (390, 844), (820, 1180), (1280, 720), (1440, 900))
_CONTROLS: Final = "button, a[href], select, input, summary"
_SCROLLING: Final = ".wide, .scroll"
"""Parts of a page that are meant to scroll sideways."""
_STILL: Final = """() => new Promise((done) => {
  const isMoving = (animation) =>
    animation.playState === 'running' && animation.effect.getComputedTiming().endTime !== Infinity;
  const look = () => (document.getAnimations().some(isMoving) ? requestAnimationFrame(look) : done());
  requestAnimationFrame(() => requestAnimationFrame(look));
})"""
"""Waits until scripts have seen the new screen size, the layout has settled and animations have ended.

Even without motion this takes a few frames.
"""
_TOO_WIDE: Final = """(scrolling) => [...document.querySelectorAll('*')].flatMap((thing) => {
  const isMoved = thing === document.documentElement || /auto|scroll/.test(getComputedStyle(thing).overflowX);
  const over = thing.scrollWidth - thing.clientWidth;
  return isMoved && over > 0 && !thing.matches(scrolling) ? [`${thing.tagName}.${thing.className}: ${over} px`] : [];
})"""
_OUT_OF_REACH: Final = """([controls, scrolling]) => [...document.querySelectorAll(controls)].flatMap((thing) => {
  if (thing.closest('[inert], .sr, .skip') || !thing.checkVisibility({ visibilityProperty: true })) return [];
  if (document.querySelector('dialog[open]') && !thing.closest('dialog')) return [];
  const { left, right } = thing.getBoundingClientRect();
  const isWhole = left >= -4 && right <= innerWidth + 4; // the edge of a button may be outside, never its text
  thing.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const shown = thing.getClientRects()[0]; // links in running text may have several
  const found = document.elementFromPoint(shown.left + shown.width / 2, shown.top + shown.height / 2);
  const isReached = found && [thing, ...(thing.labels ?? [])].some((part) => part.contains(found));
  return isReached && (isWhole || thing.closest(scrolling)) ? [] : [thing.outerHTML.slice(0, 160)];
})"""
"""Controls that cannot be seen whole and tapped, however the page is scrolled."""
_TORN: Final = r"""() => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const torn = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const place = text.parentElement;
    const isExempt = place.offsetWidth <= 1 || place.closest('article, [role=gridcell]');
    if (isExempt || !place.checkVisibility({ visibilityProperty: true })) continue;
    for (const { 0: word, index } of text.data.matchAll(/(?<![\p{L}\d])[\p{L}\d]{2,14}(?![\p{L}\d])/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].filter((part) => part.width > 0).map((part) => part.top));
      if (lines.size > 1) torn.push(`${word}: ${place.outerHTML.slice(0, 80)}`);
    }
  }
  return torn;
}"""
"""Words that are broken without need. Only long words may be broken, and words of a rulebook or a board."""


def await_stillness(page: Page) -> None:
    """Waits until nothing moves, before a page is measured or its colours are checked."""
    page.evaluate(_STILL)


def check_width(page: Page) -> None:
    """Checks the page at its current size."""
    await_stillness(page)
    over = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert over <= 0, f"{page.url}: {over} px too wide"


def check_sizes(page: Page) -> None:
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        await_stillness(page)
        faults = {
            "too wide": page.evaluate(_TOO_WIDE, _SCROLLING),
            "out of reach": page.evaluate(_OUT_OF_REACH, [_CONTROLS, _SCROLLING]),
            "torn": page.evaluate(_TORN),
        }
        assert not any(faults.values()), f"at {width}: {faults}"
