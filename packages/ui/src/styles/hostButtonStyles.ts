const night =
  '--h-a:#74c4e8;--h-o:#06212d;--h-h:#143443;--h-s:#171b1e;--h-b:#2e363b;--h-t:#eef2f4;--h-q:#b3bec5'

/**
 * Styles of the buttons that stand in the host's own page, without a shadow root: only class selectors, every token
 * with a fallback for either theme, sizes kept free so that nothing jumps when the account comes.
 * Classes: `lk-host`, with `lk-host-connect` where it calls to connect, and inside `lk-host-text`. `data-theme` decides,
 * else the visitor's preference.
 */
export const hostButtonStyles: string = /* css */ `
.lk-host{--h-a:#0d6183;--h-o:#fff;--h-h:#dcedf5;--h-s:#fff;--h-b:#dbe2e6;--h-t:#10181c;--h-q:#49575f;box-sizing:border-box;display:inline-flex;align-items:center;justify-content:center;gap:8px;block-size:44px;min-inline-size:148px;max-inline-size:100%;margin:0;padding:0 18px;border:1px solid var(--lk-border,var(--h-b));border-radius:calc(14px*var(--lk-radius,1));background:var(--lk-surface,var(--h-s));color:var(--lk-text,var(--h-t));font:600 15px/1.25 var(--lk-font,system-ui,-apple-system,"Segoe UI",Roboto,sans-serif);font-variant-numeric:tabular-nums;white-space:nowrap;cursor:pointer;transition:box-shadow .1s}
.lk-host[data-theme=dark]{${night}}
@media (prefers-color-scheme:dark){.lk-host:not([data-theme]){${night}}}
.lk-host:focus-visible{outline:2px solid var(--lk-focus,var(--h-a));outline-offset:2px}
.lk-host:disabled{cursor:not-allowed;opacity:.5}
.lk-host-connect{border-color:transparent;background:var(--lk-accent,var(--h-a));color:var(--lk-on-accent,var(--h-o))}
.lk-host-text{overflow:hidden;text-overflow:ellipsis}
@media (hover:hover){.lk-host:hover:enabled{box-shadow:0 0 0 3px var(--lk-accent-soft,var(--h-h))}}
@media (prefers-reduced-motion:reduce){.lk-host{transition:none}}
`
