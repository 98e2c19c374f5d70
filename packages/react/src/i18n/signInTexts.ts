import type { LocaleName } from './matchLocale'

/** The label of the sign-in button in every language: it's on the page before any dictionary loads. */
export const signInTexts: { readonly [L in LocaleName]: string } = {
  en: 'Sign in',
  de: 'Anmelden',
  es: 'Iniciar sesión',
  fr: 'Se connecter',
  ja: 'サインイン',
  zh: '登录',
  ar: 'تسجيل الدخول',
}
