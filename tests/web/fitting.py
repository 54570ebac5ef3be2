"""Whether a page fits every screen: nothing cut off, nothing out of reach, nothing torn."""

from typing import Final

from playwright.sync_api import Page

SIZES: Final = ((320, 640), (360, 740), (390, 844), (820, 1180), (1280, 720), (1440, 900))
_CONTROLS: Final = "button, a[href], select, input, summary"
_SCROLLING: Final = ".wide, .scroll"
"""What is meant to be moved sideways within the page."""
_STILL: Final = """() => new Promise((done) => {
  const isMoving = (animation) =>
    animation.playState === 'running' && animation.effect.getComputedTiming().endTime !== Infinity;
  const look = () => (document.getAnimations().some(isMoving) ? requestAnimationFrame(look) : done());
  requestAnimationFrame(() => requestAnimationFrame(look));
})"""
"""Until scripts that look at the size of the screen have heard of it, what they change is laid out, and what flies to
its place has arrived: even without motion that takes a few frames."""
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
"""What one can neither see whole nor tap, however one scrolls the page up and down."""
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
"""Words that are broken without need: only a longer one may be, beside those of a rule book or a board."""


def await_stillness(page: Page) -> None:
    """Whoever measures a page, or looks at its colours, waits until nothing moves."""
    page.evaluate(_STILL)


def check_width(page: Page) -> None:
    """At the size it has now."""
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
