import type { MailLocale } from '../mail/texts/mailLocale'

type SocialTexts = Readonly<
  Record<
    | 'title'
    | 'text'
    | 'lateText'
    | 'site'
    | 'browser'
    | 'button'
    | 'doneTitle'
    | 'doneText'
    | 'failedTitle'
    | 'failedText'
    | 'otherTitle'
    | 'otherText',
    string
  >
>

/** The texts of the window after the provider, by language. */
export const socialTexts: Readonly<Record<MailLocale, SocialTexts>> = {
  en: {
    title: 'Signing you in',
    text: 'This window closes by itself.',
    lateText: 'Continue only if you just started to sign in on this site, in this browser.',
    site: 'Site',
    browser: 'Browser',
    button: 'Continue',
    doneTitle: "You're signed in",
    doneText: 'Go back to the site. You can close this window.',
    failedTitle: 'Sign-in failed',
    failedText: 'Close this window and try again on the site.',
    otherTitle: 'This sign-in started in another browser',
    otherText: 'For your safety it ends here. Start again on the site, in this browser.',
  },
  ar: {
    title: 'جارٍ تسجيل دخولك',
    text: 'ستُغلق هذه النافذة تلقائيًا.',
    lateText: 'تابع فقط إذا بدأت للتو تسجيل الدخول إلى هذا الموقع في هذا المتصفح.',
    site: 'الموقع',
    browser: 'المتصفح',
    button: 'متابعة',
    doneTitle: 'تم تسجيل دخولك',
    doneText: 'عُد إلى الموقع. يمكنك إغلاق هذه النافذة.',
    failedTitle: 'فشل تسجيل الدخول',
    failedText: 'أغلق هذه النافذة وحاول مرة أخرى في الموقع.',
    otherTitle: 'بدأ تسجيل الدخول هذا في متصفح آخر',
    otherText: 'حفاظًا على أمانك ينتهي هنا. ابدأ من جديد في الموقع، في هذا المتصفح.',
  },
  de: {
    title: 'Sie werden angemeldet',
    text: 'Dieses Fenster schließt sich von selbst.',
    lateText:
      'Fahren Sie nur fort, wenn Sie sich gerade in diesem Browser auf dieser Website anmelden wollten.',
    site: 'Website',
    browser: 'Browser',
    button: 'Weiter',
    doneTitle: 'Sie sind angemeldet',
    doneText: 'Gehen Sie zurück zur Website. Sie können dieses Fenster schließen.',
    failedTitle: 'Anmeldung fehlgeschlagen',
    failedText: 'Schließen Sie dieses Fenster und versuchen Sie es auf der Website noch einmal.',
    otherTitle: 'Diese Anmeldung hat in einem anderen Browser begonnen',
    otherText:
      'Zu Ihrer Sicherheit endet sie hier. Beginnen Sie auf der Website in diesem Browser noch einmal.',
  },
  es: {
    title: 'Iniciando sesión',
    text: 'Esta ventana se cierra sola.',
    lateText: 'Continúa solo si acabas de empezar a iniciar sesión en este sitio, en este navegador.',
    site: 'Sitio',
    browser: 'Navegador',
    button: 'Continuar',
    doneTitle: 'Has iniciado sesión',
    doneText: 'Vuelve al sitio. Puedes cerrar esta ventana.',
    failedTitle: 'No se ha podido iniciar sesión',
    failedText: 'Cierra esta ventana e inténtalo de nuevo en el sitio.',
    otherTitle: 'Este inicio de sesión empezó en otro navegador',
    otherText: 'Por tu seguridad termina aquí. Empieza de nuevo en el sitio, en este navegador.',
  },
  fr: {
    title: 'Connexion en cours',
    text: "Cette fenêtre se ferme d'elle-même.",
    lateText:
      'Continuez seulement si vous venez de commencer à vous connecter à ce site, dans ce navigateur.',
    site: 'Site',
    browser: 'Navigateur',
    button: 'Continuer',
    doneTitle: 'Vous êtes connecté',
    doneText: 'Revenez au site. Vous pouvez fermer cette fenêtre.',
    failedTitle: 'Échec de la connexion',
    failedText: 'Fermez cette fenêtre et réessayez sur le site.',
    otherTitle: 'Cette connexion a commencé dans un autre navigateur',
    otherText: "Pour votre sécurité, elle s'arrête ici. Recommencez sur le site, dans ce navigateur.",
  },
  ja: {
    title: 'ログインしています',
    text: 'このウィンドウは自動的に閉じます。',
    lateText: 'このブラウザーでこのサイトへのログインを始めたばかりの場合にのみ続けてください。',
    site: 'サイト',
    browser: 'ブラウザー',
    button: '続ける',
    doneTitle: 'ログインしました',
    doneText: 'サイトに戻ってください。このウィンドウは閉じてかまいません。',
    failedTitle: 'ログインできませんでした',
    failedText: 'このウィンドウを閉じて、サイトでもう一度お試しください。',
    otherTitle: 'このログインは別のブラウザーで始まりました',
    otherText: '安全のため、ここで終了します。このブラウザーで、サイトからもう一度やり直してください。',
  },
  zh: {
    title: '正在登录',
    text: '此窗口会自动关闭。',
    lateText: '仅当您刚刚在此浏览器中开始登录此网站时才继续。',
    site: '网站',
    browser: '浏览器',
    button: '继续',
    doneTitle: '您已登录',
    doneText: '请返回网站。您可以关闭此窗口。',
    failedTitle: '登录失败',
    failedText: '请关闭此窗口，然后在网站上重试。',
    otherTitle: '此登录是在另一个浏览器中开始的',
    otherText: '为了您的安全，登录到此结束。请在此浏览器中从网站重新开始。',
  },
}
