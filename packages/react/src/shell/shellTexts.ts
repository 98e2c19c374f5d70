import type { LocaleName } from '../i18n/locales'

/** What the frame itself says. */
export type ShellTexts = {
  readonly close: string
  readonly back: string
  readonly help: string
  readonly loading: string
  readonly failed: string
  readonly reason: string
  readonly retry: string
}

/** In every language at once, so that the frame can say that a dictionary or a view did not load. */
export const shellTexts: { readonly [L in LocaleName]: ShellTexts } = {
  en: {
    close: 'Close',
    back: 'Back',
    help: 'Help',
    loading: 'Loading',
    failed: 'This screen did not load',
    reason: 'Check your internet connection, then try again.',
    retry: 'Try again',
  },
  de: {
    close: 'Schließen',
    back: 'Zurück',
    help: 'Hilfe',
    loading: 'Wird geladen',
    failed: 'Diese Ansicht wurde nicht geladen',
    reason: 'Prüfen Sie die Internetverbindung und versuchen Sie es noch einmal.',
    retry: 'Erneut versuchen',
  },
  es: {
    close: 'Cerrar',
    back: 'Volver',
    help: 'Ayuda',
    loading: 'Cargando',
    failed: 'Esta pantalla no se ha cargado',
    reason: 'Comprueba tu conexión a internet y vuelve a intentarlo.',
    retry: 'Reintentar',
  },
  fr: {
    close: 'Fermer',
    back: 'Retour',
    help: 'Aide',
    loading: 'Chargement',
    failed: 'Cet écran ne s’est pas chargé',
    reason: 'Vérifiez votre connexion à Internet, puis réessayez.',
    retry: 'Réessayer',
  },
  ja: {
    close: '閉じる',
    back: '戻る',
    help: 'ヘルプ',
    loading: '読み込み中',
    failed: 'この画面を読み込めませんでした',
    reason: 'インターネット接続を確認して、もう一度お試しください。',
    retry: 'もう一度試す',
  },
  zh: {
    close: '关闭',
    back: '返回',
    help: '帮助',
    loading: '加载中',
    failed: '此页面未能加载',
    reason: '请检查网络连接，然后重试。',
    retry: '重试',
  },
  ar: {
    close: 'إغلاق',
    back: 'رجوع',
    help: 'مساعدة',
    loading: 'جارٍ التحميل',
    failed: 'لم يتم تحميل هذه الشاشة',
    reason: 'تحقق من اتصالك بالإنترنت ثم حاول مرة أخرى.',
    retry: 'إعادة المحاولة',
  },
}
