/**
 * The frame: the dialog fills the screen and is its own backdrop, so that the card's place is plain layout.
 * What a page may set on every element (`* { … }`) reaches the host element only; the marked lines hold there.
 */
export const shellStyles = /* css */ `
:host{display:block!important;visibility:visible!important}
:host(:not([data-embedded])){position:fixed!important;inset:auto!important;inline-size:0!important;block-size:0!important}
:host([data-embedded]){inline-size:100%;max-inline-size:400px}
.lk-modal{display:none;position:fixed;inset:0;inline-size:auto;block-size:auto;max-inline-size:none;max-block-size:none;margin:0;padding:16px;border:0;outline:0;background:var(--lk-backdrop);overflow:hidden auto;overscroll-behavior:contain}
.lk-modal[open]{display:grid;grid-template-columns:minmax(0,1fr);align-items:safe center;justify-items:center;animation:lk-open var(--lk-duration-view)}
.lk-modal::backdrop{background:none}
.lk-modal>.lk-frame{animation:lk-rise var(--lk-duration-view) var(--lk-ease)}
.lk-modal>.lk-frame[data-state=shaking]{animation:lk-shake var(--lk-duration-shake)}
:host([data-embedded]) .lk-frame{inline-size:100%;border-color:var(--lk-border);box-shadow:none}
.lk-grab{display:none;position:relative;z-index:1;flex:none;inline-size:120px;block-size:24px;margin:0 auto -16px;touch-action:none;cursor:grab}
.lk-grab::before{content:"";display:block;inline-size:36px;block-size:4px;margin:8px auto 0;border-radius:2px;background:var(--lk-border)}
.lk-header{display:grid;flex:none;grid-template-columns:44px minmax(0,1fr) 44px;align-items:center;block-size:56px;padding-inline:6px}
.lk-title{position:relative;display:grid;text-align:center;font-size:var(--lk-font-size-l);font-weight:600;outline:0}
.lk-title>*{grid-area:1/1;unicode-bidi:isolate;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;animation:lk-appear var(--lk-duration-header)}
.lk-title>[data-state=leaving]{opacity:0;animation-direction:reverse}
.lk-views{flex:0 1 auto;min-block-size:0;overflow:clip;transition:block-size var(--lk-duration-height) var(--lk-ease)}
.lk-view{--lk-from:16px;display:flex;flex-direction:column;max-block-size:calc(min(640px,90dvh) - 58px);overflow:hidden auto;overscroll-behavior:contain;outline:0}
.lk-view[data-move]{animation:lk-enter var(--lk-duration-view) var(--lk-ease)}
.lk-view[data-move=back],.lk-view[data-move=forward]:dir(rtl){--lk-from:-16px}
.lk-view[data-move=back]:dir(rtl){--lk-from:16px}
.lk-view>*{flex:0 1 auto;min-block-size:0}
.lk-rows{display:grid;gap:8px;padding:8px 16px 20px}
.lk-rows>span{display:flex;align-items:center;gap:12px;block-size:60px;padding-inline:10px}
@keyframes lk-appear{from{opacity:0}}
@keyframes lk-open{from{opacity:.4}}
@keyframes lk-rise{from{transform:translateY(8px)}}
@keyframes lk-enter{from{opacity:0;transform:translateX(var(--lk-from))}}
@keyframes lk-shake{12%,62%{transform:translateX(-7px)}37%,87%{transform:translateX(7px)}}
@media (max-width:479.98px){
.lk-modal{padding:0 0 var(--lk-covered,0px)}
.lk-modal[open]{align-items:end;justify-items:stretch}
.lk-modal>.lk-frame{animation-name:lk-lift}
.lk-modal .lk-grab{display:block}
.lk-modal .lk-view{max-block-size:calc(min(640px,90dvh - var(--lk-covered,0px)) - 66px - env(safe-area-inset-bottom))}
@keyframes lk-lift{from{transform:translateY(48px)}}
}
`
