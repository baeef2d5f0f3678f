import { createHash } from 'node:crypto';

/** The inlined style of the hosted pages, which the policy allows by its hash. */
export const pageStyle = `
:root { color-scheme: light dark; --page: #eef1f5; --card: #ffffff; --text: #17212b; --quiet: #51606f; --line: #8a96a3; --action: #17509e; --on-action: #ffffff;
  --fault: #a51d16; --notice: #fff1cc; --on-notice: #4a3600; --ring: #17509e; }
@media (prefers-color-scheme: dark) {
  :root { --page: #0e141b; --card: #17202a; --text: #e9eef3; --quiet: #a9b6c3; --line: #6d7b8a; --action: #9cc3ff; --on-action: #0a1a30;
    --fault: #ffb0a8; --notice: #3b2f0c; --on-notice: #ffe2a0; --ring: #cfe2ff; }
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; min-height: 100dvh; background: var(--page); color: var(--text); font: 1rem/1.5 system-ui, -apple-system, 'Segoe UI', sans-serif; }
.notice { margin: 0; padding: .65rem 1rem; background: var(--notice); color: var(--on-notice); text-align: center; font-weight: 600; }
main { max-width: 30rem; margin: 0 auto; padding: clamp(1rem, 5vw, 3rem) 1rem; }
.card { background: var(--card); border-radius: 1rem; padding: clamp(1.25rem, 5vw, 2rem); box-shadow: 0 1px 2px rgb(0 0 0 / .12), 0 12px 32px rgb(0 0 0 / .10); }
h1 { margin: 0; font-size: 1rem; font-weight: 500; color: var(--quiet); }
.amount { margin: .1rem 0 1.5rem; font-size: 2.25rem; line-height: 1.15; font-weight: 700; font-variant-numeric: tabular-nums; letter-spacing: -.01em; }
.step { margin: 0 0 .5rem; font-size: 1.35rem; line-height: 1.25; font-weight: 700; color: var(--text); }
p { margin: 0 0 1.25rem; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .35rem 1rem; margin: 0 0 1.25rem; }
dt { color: var(--quiet); }
dd { margin: 0; min-width: 0; overflow-wrap: anywhere; text-align: right; }
.field { margin-bottom: 1.1rem; }
label, legend { display: block; padding: 0; margin-bottom: .35rem; font-weight: 600; font-size: .95rem; }
fieldset { margin: 0; padding: 0; border: 0; min-width: 0; }
.row { display: grid; grid-template-columns: 1fr 1fr; gap: .75rem; }
.row label { font-weight: 500; color: var(--quiet); }
input, select { width: 100%; min-height: 3rem; padding: .6rem .8rem; border: 1px solid var(--line); border-radius: .6rem; background: transparent; color: inherit; font: inherit;
  font-variant-numeric: tabular-nums; }
input::placeholder { color: var(--quiet); opacity: 1; }
input[aria-invalid='true'] { border: 2px solid var(--fault); }
.hint { margin: .35rem 0 0; font-size: .875rem; color: var(--quiet); }
.fault { margin: .35rem 0 0; font-size: .9rem; font-weight: 600; color: var(--fault); }
.summary { margin: 0 0 1.25rem; padding: .8rem 1rem; border: 2px solid var(--fault); border-radius: .6rem; color: var(--fault); font-weight: 600; }
button { width: 100%; min-height: 3.1rem; padding: .7rem 1rem; border: 1px solid transparent; border-radius: .6rem; background: var(--action); color: var(--on-action); font: inherit;
  font-weight: 700; cursor: pointer; font-variant-numeric: tabular-nums; }
button:hover { filter: brightness(1.08); }
button.quiet { margin-top: .75rem; background: transparent; border-color: var(--line); color: var(--text); font-weight: 600; }
:focus-visible { outline: 3px solid var(--ring); outline-offset: 2px; }
.test { margin: 1.5rem .25rem 0; color: var(--quiet); font-size: .9rem; }
.test h2 { margin: 0 0 .35rem; font-size: .95rem; color: var(--text); }
.test p { margin: .35rem 0 .75rem; }
.test ul { margin: 0 0 .5rem; padding: 0; list-style: none; }
.test li { display: flex; flex-wrap: wrap; gap: 0 .75rem; padding: .15rem 0; }
.test code { font: 600 .9rem ui-monospace, 'SFMono-Regular', Menlo, monospace; color: var(--text); white-space: nowrap; }
.bank { display: flex; flex-wrap: wrap; justify-content: space-between; gap: .25rem 1rem; margin: 0 0 1.25rem; padding-bottom: .75rem; border-bottom: 1px solid var(--line); }
.choice { margin-top: 1.5rem; }
.test form { margin: 0 0 .5rem; }
.test details { margin: 0 0 .75rem; }
.test h3 { margin: 1rem 0 .25rem; font-size: .9rem; }
.test a { color: var(--action); }
.test summary { cursor: pointer; color: var(--text); overflow-wrap: anywhere; }
.tools { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; }
.tools button { width: auto; min-height: 2.75rem; margin: 0; padding: .4rem .8rem; }
.tools form { display: grid; gap: .35rem; margin: 0; }
.tools label { font-weight: 500; }
@media (forced-colors: active) { button, .card { border: 1px solid ButtonText; } }
`;

export const pageStyleHash = `sha256-${createHash('sha256').update(pageStyle).digest('base64')}`;
