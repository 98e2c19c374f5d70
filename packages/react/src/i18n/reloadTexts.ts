import type { LocaleName } from './matchLocale'

/** The label of a button that reloads the page, for when no code loads any more: it needs no dictionary. */
export const reloadTexts: { readonly [L in LocaleName]: string } = {
  en: 'Reload page',
  de: 'Seite neu laden',
  es: 'Recargar página',
  fr: 'Recharger la page',
  ja: 'ページを再読み込み',
  zh: '刷新页面',
  ar: 'إعادة تحميل الصفحة',
}
