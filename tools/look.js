/* What somebody would not accept of the table as it stands in this window: an array of sentences, the
 * height of the prompt and how many pieces are lit. */
async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  await frame();
  await frame();
  /* What lies above the decision may have changed its height with the window: whoever sits there has
   * had the page settle. */
  dispatchEvent(new Event('resize'));
  await frame();
  await frame();
  const faults = new Set();
  const root = document.querySelector('.frame');
  const say = (element) =>
    element.closest('[data-target]')?.dataset.target ??
    (element.closest('[class]')?.getAttribute('class') ?? '').slice(0, 40);

  const page = document.documentElement;
  if (page.scrollWidth > innerWidth) faults.add(`the page is ${page.scrollWidth} wide`);
  if (page.scrollHeight > innerHeight) faults.add(`the page is ${page.scrollHeight} high`);

  /* What an element does to its content: hides what does not fit, lets it scroll, or is a card that
   * it must not leave. */
  const known = new Map();
  const CARD = 'button, .panel, .prompt, .bar, .g-ref, .g-row, .card, td, th';
  const of = (element) => {
    let found = known.get(element);
    if (!found) {
      const style = getComputedStyle(element);
      const kind = (overflow) =>
        overflow === 'visible' ? '' : /auto|scroll/.test(overflow) ? 'scrolls' : 'hides';
      found = {
        x: kind(style.overflowX),
        y: kind(style.overflowY),
        dots: style.textOverflow === 'ellipsis' && element.closest('[title]') !== null,
        /* Small things at the edge of a piece, such as its number. */
        badge:
          style.position === 'absolute' && element.offsetWidth <= 30 && element.offsetHeight <= 30,
        card: element.matches(CARD),
        boxless: style.display === 'contents',
        box: element.getBoundingClientRect(),
      };
      known.set(element, found);
    }
    return found;
  };
  /** Follows a rectangle out through all that is around it; null if nothing of it is to be seen. */
  const outward = (rect, from, what) => {
    let { left, top, right, bottom } = rect;
    for (let around = from; around && around !== root; around = around.parentElement) {
      const { x, y, dots, card, badge, boxless, box } = of(around);
      if (boxless) continue;
      if (badge) return null;
      const wide = left < box.left - 2 || right > box.right + 2;
      const high = top < box.top - 3 || bottom > box.bottom + 3;
      if (x === 'scrolls') [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      else if (wide && (card || x === 'hides') && !dots) faults.add(`${what} leaves ${say(around)}`);
      if (dots) [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
      if (y === 'scrolls') [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
      else if (high && (card || y === 'hides')) faults.add(`${what} leaves ${say(around)}`);
      if (right - left < 1 || bottom - top < 1) return null;
    }
    if (right > innerWidth + 2 || bottom > innerHeight + 3) faults.add(`${what} leaves the window`);
    return { left, top, right, bottom };
  };
  const shown = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('.sr, dialog, .popover, .m-map, .o-map');

  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const texts = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.data.trim() || !parent || parent.closest('svg') || !shown(parent)) continue;
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width }) => width > 1);
    const words = node.data.trim().slice(0, 30);
    for (const rect of rects) {
      const seen = outward(rect, parent, `"${words}"`);
      if (seen && !parent.closest('kbd')) texts.push({ ...seen, words, parent });
    }
    if (rects.length < 2) continue;
    for (const match of node.data.matchAll(/[\p{L}\p{N}\u00AD]+/gu)) {
      if (match[0].includes('\u00AD')) continue;
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) faults.add(`"${match[0]}" is broken in ${say(parent)}`);
    }
  }
  for (const [index, one] of texts.entries()) {
    for (const other of texts.slice(index + 1)) {
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (wide > 3 && high > 6 && one.parent !== other.parent) {
        const at = document.elementFromPoint(
          Math.max(one.left, other.left) + wide / 2,
          Math.max(one.top, other.top) + high / 2,
        );
        const above = (text) => at && !at.contains(text.parent) && !text.parent.contains(at);
        if (!above(one) && !above(other)) faults.add(`"${one.words}" and "${other.words}" collide`);
      }
    }
  }
  for (const drawing of root.querySelectorAll('svg')) {
    if (drawing.parentElement.closest('svg') || !shown(drawing)) continue;
    const box = drawing.getBoundingClientRect();
    if (box.width > 0 && box.width < 60) outward(box, drawing.parentElement, 'a piece');
  }

  /* A large screen is used, and can be read from farther away. */
  if (innerWidth >= 1900) {
    const { width } = document.querySelector('main').getBoundingClientRect();
    if (width < 0.95 * innerWidth) faults.add(`the table is ${width} wide`);
    const line = root.querySelector('.opt');
    const size = line ? parseFloat(getComputedStyle(line).fontSize) * line.currentCSSZoom : 16;
    if (size < 16) faults.add(`text is ${size} high`);
  }

  /* At least one thing to choose is in the window, with nothing above it. */
  const free = (element) => {
    const box = element.getBoundingClientRect();
    if (box.width === 0) return false;
    const home = element.closest('.card') ?? element;
    return [0.5, 0.2, 0.8].some((part) => {
      const at = document.elementFromPoint(
        box.left + box.width * part,
        box.top + box.height * part,
      );
      return at !== null && home.contains(at);
    });
  };
  const prompt = document.querySelector('[data-prompt]');
  const lit = [...document.querySelectorAll('main [data-lit]')];
  const keys = [...document.querySelectorAll('[data-key]')];
  if (lit.length > 0 && !lit.some(free)) {
    faults.add(`none of ${lit.length} lit pieces is in sight (${lit[0].dataset.target})`);
  } else if (lit.length === 0 && keys.length > 0 && !keys.some(free)) {
    faults.add('no option is in sight');
  }
  const height = Math.round(prompt.getBoundingClientRect().height);
  return { faults: [...faults], height, lit: lit.length, kind: prompt.dataset.prompt };
}
