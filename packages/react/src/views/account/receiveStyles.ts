/** Layouts of the view to receive. */
export const receiveStyles = /* css */ `
.lk-owner{display:flex;align-items:center;gap:var(--lk-space-2);max-inline-size:100%;font-weight:600}
.lk-address{padding-inline:var(--lk-space-2);font-size:var(--lk-font-size-s);font-variant-numeric:tabular-nums;overflow-wrap:anywhere;text-align:center}
.lk-chips{display:flex;flex-wrap:wrap;justify-content:center;gap:var(--lk-space-2);margin:0;padding:0;list-style:none}
.lk-chips>li{display:inline-flex;align-items:center;gap:var(--lk-space-1);min-inline-size:0;max-inline-size:100%;padding:var(--lk-space-1) var(--lk-space-2);border-radius:var(--lk-radius-full);background:var(--lk-surface-sunken);font-size:var(--lk-font-size-s)}
`
