/** The style of the server's own pages: the app's colours, with system fonts. */
export const style = `
:root{color-scheme:light dark;--paper:light-dark(#faf5ec,#17120f);--surface:light-dark(#fffdf8,#221b16);--sunk:light-dark(#f2eadc,#110d0a);
--line:light-dark(#e4d8c4,#3b3028);--ink:light-dark(#2b201a,#f5ebdd);--soft:light-dark(#655546,#c0ae99);--clay:light-dark(#a23b1c,#f0a55f);
--tile:light-dark(#0c6660,#7fcdbf);--tile-wash:light-dark(#dcede8,#16322e);--clay-wash:light-dark(#f8e4d8,#3b2718);--bad:light-dark(#a11d2c,#ff9d95);--bad-wash:light-dark(#fae2e0,#3a1b1a)}
*{box-sizing:border-box}
body{font:16px/1.55 system-ui,sans-serif;max-width:68rem;margin:0 auto;padding:2.5rem 1.25rem 5rem;background:var(--paper);color:var(--ink)}
a{color:var(--clay);text-underline-offset:.2em}
h1,h2{font-family:Georgia,"Times New Roman",serif;line-height:1.15;font-weight:600}
h1{font-size:clamp(1.9rem,5vw,2.75rem);margin:0 0 .5rem}
h2{font-size:1.5rem;margin:3rem 0 .75rem;scroll-margin-top:1rem}
h3{font-size:.95rem;margin:1.5rem 0 .5rem}
p{max-width:46rem}
code{font:.875rem/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;overflow-wrap:anywhere}
.soft{color:var(--soft)}
nav ul{display:flex;flex-wrap:wrap;gap:.5rem;padding:0;margin:1.5rem 0 0;list-style:none}
nav a{display:block;padding:.4rem .9rem;border:1px solid var(--line);border-radius:99px;background:var(--surface);color:inherit;text-decoration:none;font-size:.9rem}
nav a:hover{border-color:var(--clay)}
.ways{border:1px solid var(--line);border-radius:.875rem;background:var(--surface);overflow:hidden}
.ways>details+details{border-top:1px solid var(--line)}
.ways>details>summary{display:grid;grid-template-columns:4.25rem minmax(0,1.1fr) minmax(0,1fr);gap:.25rem 1rem;align-items:baseline;padding:.7rem 1rem;cursor:pointer;list-style:none}
.ways>details>summary::-webkit-details-marker{display:none}
.ways>details>summary:hover,.ways>details[open]>summary{background:var(--sunk)}
.ways>details>summary>span:last-child{color:var(--soft);font-size:.925rem}
.verb{justify-self:start;min-width:3.75rem;padding:.05rem .5rem;border-radius:.4rem;text-align:center;font-size:.75rem;font-weight:700;letter-spacing:.03em;text-transform:uppercase;background:var(--tile-wash);color:var(--tile)}
.post,.put{background:var(--clay-wash);color:var(--clay)}.delete{background:var(--bad-wash);color:var(--bad)}
.more{padding:.25rem 1rem 1.25rem;border-top:1px solid var(--line);scroll-margin-top:4rem}
.more>:first-child{margin-top:1rem}
table{width:100%;table-layout:fixed;border-collapse:collapse;font-size:.9rem;text-align:left}
th,td{padding:.4rem .75rem .4rem 0;border-bottom:1px solid var(--line);vertical-align:top}
thead th:first-child{width:42%}thead>tr>:last-child{width:4.25rem}td:last-child{padding-right:0;text-align:right;color:var(--soft)}
thead th{color:var(--soft);font-weight:500}
tbody th{font-weight:400}
:focus-visible{outline:2.5px solid var(--tile);outline-offset:2px}
@media (max-width:44rem){.ways>details>summary{grid-template-columns:4.25rem minmax(0,1fr)}.ways>details>summary>span:last-child{grid-column:1/-1}}
`
