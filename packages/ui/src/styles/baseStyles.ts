/**
 * What every root needs before the parts: inherited properties of the host page are undone one by one
 * (`all: initial` would also undo the platform's own dialog styles), motion stops for those who ask for it.
 */
export const baseStyles: string = /* css */ `
:host{color-scheme:var(--lk-color-scheme)}
:where(:host>*){color-scheme:var(--lk-color-scheme);color:var(--lk-text);font:400 var(--lk-font-size-m)/1.4 var(--lk-font);font-feature-settings:normal;letter-spacing:normal;word-spacing:normal;text-align:start;text-indent:0;text-transform:none;text-shadow:none;white-space:normal;word-break:normal;overflow-wrap:anywhere;hyphens:manual;list-style:none;cursor:default;pointer-events:auto;user-select:auto;visibility:visible;-webkit-font-smoothing:antialiased;-webkit-text-size-adjust:100%;-webkit-tap-highlight-color:transparent}
*,::before,::after{box-sizing:border-box}
[hidden]{display:none!important}
:where(button,input){margin:0;padding:0;border:0;background:none;color:inherit;font:inherit;letter-spacing:inherit;text-align:inherit;border-radius:0;appearance:none}
:where(button){cursor:pointer;touch-action:manipulation}
:where(h1,h2,h3,p,ul,ol,dl,dd,figure){margin:0;padding:0;font:inherit;list-style:none}
:where(a){color:var(--lk-accent-text)}
:where(img,svg){display:block}
:focus-visible{outline:2px solid var(--lk-focus);outline-offset:2px}
@media (prefers-reduced-motion:reduce){*,::before,::after{animation:none!important;transition:none!important;scroll-behavior:auto!important}}
`
