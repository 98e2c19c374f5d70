/**
 * Layouts of signing in. Site and wallet come together once, and again and again while the wallet is asked. What is on
 * its way is said in words beside the ring, in the button itself, so its label stays.
 */
export const signInStyles = /* css */ `
.lk-asked{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--lk-space-2)}
.lk-asked>.lk-status{padding-block-start:var(--lk-space-3)}
.lk-meet{--way:1;display:flex;align-items:center;justify-content:center}
.lk-meet:dir(rtl){--way:-1}
.lk-meet>span{--from:calc(-14px*var(--way));animation:lk-meet 500ms var(--lk-ease) backwards}
.lk-meet>span+span{--from:calc(14px*var(--way));margin-inline-start:-20px}
.lk-meet>span:first-child{z-index:1;padding:3px;border-radius:50%;background:var(--lk-surface)}
.lk-meet[data-state=waiting]>span{animation:lk-meet 1.6s ease-in-out infinite alternate}
@keyframes lk-meet{from{transform:translateX(var(--from))}}
.lk-facts{display:grid;padding-block:var(--lk-space-1);border-radius:var(--lk-radius-m);background:var(--lk-surface-sunken)}
.lk-fact{display:flex;align-items:center;gap:var(--lk-space-3);min-inline-size:0;min-block-size:52px;padding:var(--lk-space-1) var(--lk-space-3)}
.lk-fact>.lk-icon{flex:none;inline-size:32px;color:var(--lk-text-soft)}
.lk-fact .lk-item-primary,.lk-fact .lk-item-secondary{white-space:normal;overflow-wrap:anywhere}
.lk-message{border-radius:var(--lk-radius-m)}
.lk-message>summary,.lk-message-wait{display:flex;align-items:center;gap:var(--lk-space-2);min-block-size:44px;padding-inline:var(--lk-space-3);border-radius:var(--lk-radius-s);color:var(--lk-accent-text);font-size:var(--lk-font-size-s);font-weight:600;list-style:none;cursor:pointer}
.lk-message>summary::-webkit-details-marker{display:none}
.lk-message>summary:focus-visible{outline-offset:-2px}
.lk-message>summary>.lk-icon{transition:transform var(--lk-duration-hover)}
.lk-message[open]>summary>.lk-icon{transform:rotate(180deg)}
.lk-message-wait{color:var(--lk-text-soft);cursor:default}
.lk-message>pre{margin:0;padding:var(--lk-space-3);border-radius:var(--lk-radius-m);background:var(--lk-surface-sunken);font:12px/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;text-align:left;white-space:pre-wrap;overflow-wrap:anywhere;unicode-bidi:isolate;cursor:text;user-select:text}
.lk-choice{display:flex;flex-wrap:wrap-reverse;gap:var(--lk-space-2)}
.lk-choice>.lk-button{flex:1 1 120px;padding-inline:var(--lk-space-3)}
.lk-choice>.lk-button[data-state=loading]>.lk-button-label{opacity:1}
.lk-choice>.lk-button[data-state=loading]>.lk-spinner{position:static;order:-1}
.lk-session{display:flex;flex-wrap:wrap;align-items:center;gap:var(--lk-space-2) var(--lk-space-3);padding:var(--lk-space-2) var(--lk-space-3);border:1px solid var(--lk-border);border-radius:var(--lk-radius-m)}
.lk-session>.lk-icon{flex:none;color:var(--lk-text-soft)}
.lk-session[data-state=signed-in]>.lk-icon{color:var(--lk-positive)}
.lk-session[data-state=open]{border-color:var(--lk-accent-text)}
.lk-session[data-state=other]{border-color:var(--lk-warning)}
.lk-session[data-state=other]>.lk-icon{color:var(--lk-warning)}
.lk-session>.lk-item-body{flex:1 1 120px}
.lk-session .lk-item-primary,.lk-session .lk-item-secondary{white-space:normal}
.lk-session>.lk-button{min-block-size:44px}
.lk-session:not([data-state=signed-in])>.lk-button{flex:1 0 100%}
`
