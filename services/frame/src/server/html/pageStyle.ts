/** The look of pages that are drawn without script: sign-in, links in mails, the mailbox. */
export const pageStyle = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --line: light-dark(#dfe3e8, #33383f); --soft: light-dark(#5c6470, #a3abb8); --accent: light-dark(#2456d6, #8fb0ff); --on-accent: light-dark(#fff, #0b1530) }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; display: grid; place-items: start center; background: light-dark(#f4f5f7, #121417); color: light-dark(#16181d, #f1f3f5) }
main { width: min(100% - 32px, 420px); margin: 8vh 0 32px; padding: 28px 24px; border: 1px solid var(--line); border-radius: 20px; background: light-dark(#fff, #1a1d21); overflow-wrap: anywhere }
main.wide { width: min(100% - 32px, 860px) }
h1 { font-size: 22px; line-height: 1.3; margin: 0 0 4px } h2 { font-size: 16px; margin: 0 }
p { margin: 0 0 16px } .soft { color: var(--soft); font-size: 14px }
form { margin: 0 0 12px; display: grid; gap: 12px }
label { display: grid; gap: 4px; font-size: 14px } label.check { display: flex; gap: 8px; align-items: center }
input:not([type=checkbox]) { font: inherit; padding: 10px 12px; border: 1px solid light-dark(#8b93a0, #6d7580); border-radius: 12px; background: transparent; color: inherit; width: 100% }
button { font: inherit; font-weight: 600; padding: 12px 16px; border: 1px solid var(--line); border-radius: 14px; background: transparent; color: inherit; cursor: pointer; text-align: start }
button.main { background: var(--accent); border-color: transparent; color: var(--on-accent); text-align: center }
button small { display: block; font-weight: 400; color: var(--soft) } button:hover { border-color: var(--accent) }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
hr { border: 0; border-top: 1px solid var(--line); margin: 20px 0 } a { color: var(--accent) }
article { border-top: 1px solid var(--line); padding: 16px 0 } pre { white-space: pre-wrap; font: inherit; margin: 8px 0 0 }
iframe { width: 100%; height: 360px; border: 1px solid var(--line); border-radius: 12px; background: #fff } [hidden] { display: none }
`
