"""The style of a report, light or dark as the reader's system is."""

from typing import Final

STYLE: Final = """
:root {
  --paper: #faf7f0; --panel: #ffffff; --line: #d9d2c3; --ink: #1f2a30; --soft: #5b666c;
  --accent: #0f8b8d; --accent-ink: #0b6e70; --warn: #b4472e;
  --sans: 'Open Sans', 'Segoe UI', Frutiger, 'Noto Sans', Ubuntu, 'Helvetica Neue', sans-serif;
  --serif: Vollkorn, Charter, 'Iowan Old Style', 'Palatino Linotype', Georgia, serif;
  color-scheme: light dark;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #0e171c; --panel: #16232a; --line: #2b3b44; --ink: #eae6dc; --soft: #9aa7ad;
    --accent: #3fc1c0; --accent-ink: #5fd0ce; --warn: #e58468;
  }
}
body {
  max-width: 920px; margin: 0 auto; padding: 32px 20px 64px;
  background: var(--paper); color: var(--ink); font: 16px/1.5 var(--sans);
  font-variant-numeric: tabular-nums;
}
h1, h2 { font-family: var(--serif); font-weight: 600; line-height: 1.2; margin: 0; }
h1 { font-size: 28px; }
h2 { font-size: 20px; padding-bottom: 10px; }
h3 { font-size: 16px; margin: 0; }
header p, figcaption p { color: var(--soft); font-size: 14px; margin: 4px 0 0; max-width: 70ch; }
header, h2 {
  background: linear-gradient(
    var(--line) 0 1px, transparent 1px 4px, var(--line) 4px 5px, transparent 5px 7px,
    var(--accent) 7px 9px
  ) left bottom / 100% 9px no-repeat;
}
header { padding-bottom: 20px; }
section { margin-top: 40px; }
h2 { padding-bottom: 16px; }
dl { display: flex; flex-wrap: wrap; gap: 8px 32px; margin: 16px 0 0; }
dt { font-size: 12px; color: var(--soft); }
dd { margin: 0; font-size: 16px; }
figure {
  margin: 20px 0 0; padding: 16px; background: var(--panel);
  border: 1px solid var(--line); border-radius: 8px;
}
figure svg { display: block; width: 100%; height: auto; margin-top: 12px; }
figure svg text { font-family: var(--sans) !important; }
details { margin-top: 8px; font-size: 14px; }
summary { color: var(--accent-ink); cursor: pointer; padding: 4px 0; }
summary:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
details > table { display: block; overflow-x: auto; max-height: 480px; }
table { border-collapse: collapse; }
th, td { padding: 3px 16px 3px 0; text-align: left; white-space: nowrap; }
th { color: var(--soft); font-weight: 400; border-bottom: 1px solid var(--line); }
"""
