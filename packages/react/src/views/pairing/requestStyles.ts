/** Layouts of what waits in a wallet: each request with its ways on below it. */
export const requestStyles = /* css */ `
.lk-waiting{display:grid;gap:var(--lk-space-2);padding:var(--lk-space-2)}
.lk-waiting-acts{display:flex;flex-wrap:wrap;gap:var(--lk-space-1)}
.lk-waiting-acts>.lk-button{flex:1;min-block-size:44px;text-decoration:none}
.lk-waiting-acts>[data-look=primary]{flex:1 0 100%}
li+li>.lk-waiting{border-block-start:1px solid var(--lk-border)}
.lk-waiting .lk-item-secondary,.lk-waiting .lk-item-primary{white-space:normal}
.lk-waiting .lk-note{max-inline-size:none;margin:0;padding:0;font-size:var(--lk-font-size-s);text-align:start}
.lk-requests{display:grid;gap:var(--lk-space-3)}
[data-part=late-answer] .lk-icon{flex:none}
[data-part=late-answer][data-state=good] .lk-icon{color:var(--lk-positive)}
[data-part=late-answer][data-state=bad] .lk-icon{color:var(--lk-negative)}
[data-part=late-answer] .lk-icon-button>.lk-icon{color:inherit}
`
