import type { LocaleName } from './matchLocale'

/** The label of the page's buttons while the connected account isn't signed in. */
export const finishSignInTexts: { readonly [L in LocaleName]: string } = {
  en: 'Finish signing in',
  de: 'Anmeldung abschließen',
  es: 'Terminar de iniciar sesión',
  fr: 'Terminer l’identification',
  ja: 'サインインを完了する',
  zh: '完成登录',
  ar: 'إكمال تسجيل الدخول',
}
