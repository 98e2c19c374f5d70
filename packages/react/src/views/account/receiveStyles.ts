/** Layouts of the view to receive. */
export const receiveStyles = /* css */ `
.lk-head{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--lk-space-1);justify-items:center;min-inline-size:0;padding-block:var(--lk-space-2) var(--lk-space-3)}
.lk-owner{display:flex;align-items:center;gap:var(--lk-space-2);max-inline-size:100%;font-weight:600}
.lk-address{padding-inline:var(--lk-space-2);font-size:var(--lk-font-size-s);font-variant-numeric:tabular-nums;overflow-wrap:anywhere;text-align:center;text-wrap:balance}
.lk-chips{display:flex;flex-wrap:wrap;justify-content:center;gap:var(--lk-space-2);margin:var(--lk-space-2) 0 var(--lk-space-3);padding:0;list-style:none}
.lk-chips>li{display:inline-flex;align-items:center;gap:var(--lk-space-1);min-inline-size:0;max-inline-size:100%;padding:var(--lk-space-1) var(--lk-space-2);border-radius:var(--lk-radius-full);background:var(--lk-surface-sunken);font-size:var(--lk-font-size-s)}
`
