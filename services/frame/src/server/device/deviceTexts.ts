import type { MailLocale } from '../mail/texts/mailLocale'

type DeviceTexts = Readonly<
  Record<
    'title' | 'text' | 'site' | 'browser' | 'button' | 'doneTitle' | 'doneText' | 'endedTitle' | 'endedText',
    string
  >
>

/** The texts of the page that confirms a device, by language. */
export const deviceTexts: Readonly<Record<MailLocale, DeviceTexts>> = {
  en: {
    title: 'Sign in on a new device?',
    text: 'Confirm only if you just asked to sign in. We then send you a code.',
    site: 'Site',
    browser: 'Browser',
    button: 'Confirm this device',
    doneTitle: 'Device confirmed',
    doneText: 'We sent you a code. Enter it on the site where you sign in. You can close this page.',
    endedTitle: 'This link has expired',
    endedText: 'Start again on the site where you want to sign in.',
  },
  ar: {
    title: 'هل تريد تسجيل الدخول من جهاز جديد؟',
    text: 'أكّد فقط إذا طلبت تسجيل الدخول للتو. سنرسل إليك رمزًا بعد ذلك.',
    site: 'الموقع',
    browser: 'المتصفح',
    button: 'تأكيد هذا الجهاز',
    doneTitle: 'تم تأكيد الجهاز',
    doneText: 'أرسلنا إليك رمزًا. أدخله في الموقع الذي تسجّل الدخول إليه. يمكنك إغلاق هذه الصفحة.',
    endedTitle: 'انتهت صلاحية هذا الرابط',
    endedText: 'ابدأ من جديد في الموقع الذي تريد تسجيل الدخول إليه.',
  },
  de: {
    title: 'Auf einem neuen Gerät anmelden?',
    text: 'Bestätigen Sie nur, wenn Sie sich gerade anmelden wollten. Danach senden wir Ihnen einen Code.',
    site: 'Website',
    browser: 'Browser',
    button: 'Dieses Gerät bestätigen',
    doneTitle: 'Gerät bestätigt',
    doneText:
      'Wir haben Ihnen einen Code gesendet. Geben Sie ihn auf der Website ein, auf der Sie sich anmelden. Sie können diese Seite schließen.',
    endedTitle: 'Dieser Link ist abgelaufen',
    endedText: 'Beginnen Sie noch einmal auf der Website, auf der Sie sich anmelden möchten.',
  },
  es: {
    title: '¿Iniciar sesión en un dispositivo nuevo?',
    text: 'Confirma solo si acabas de pedir iniciar sesión. Después te enviaremos un código.',
    site: 'Sitio',
    browser: 'Navegador',
    button: 'Confirmar este dispositivo',
    doneTitle: 'Dispositivo confirmado',
    doneText:
      'Te hemos enviado un código. Escríbelo en el sitio donde inicias sesión. Puedes cerrar esta página.',
    endedTitle: 'Este enlace ha caducado',
    endedText: 'Empieza de nuevo en el sitio donde quieres iniciar sesión.',
  },
  fr: {
    title: 'Se connecter sur un nouvel appareil ?',
    text: 'Confirmez seulement si vous venez de demander à vous connecter. Nous vous enverrons ensuite un code.',
    site: 'Site',
    browser: 'Navigateur',
    button: 'Confirmer cet appareil',
    doneTitle: 'Appareil confirmé',
    doneText:
      'Nous vous avons envoyé un code. Saisissez-le sur le site où vous vous connectez. Vous pouvez fermer cette page.',
    endedTitle: 'Ce lien a expiré',
    endedText: 'Recommencez sur le site où vous voulez vous connecter.',
  },
  ja: {
    title: '新しいデバイスでサインインしますか？',
    text: 'たった今ご自身でサインインしようとした場合にのみ確認してください。その後、コードをお送りします。',
    site: 'サイト',
    browser: 'ブラウザー',
    button: 'このデバイスを確認する',
    doneTitle: 'デバイスを確認しました',
    doneText:
      'コードをお送りしました。サインインするサイトで入力してください。このページは閉じてかまいません。',
    endedTitle: 'このリンクは有効期限が切れています',
    endedText: 'サインインしたいサイトでもう一度やり直してください。',
  },
  zh: {
    title: '要在新设备上登录吗？',
    text: '仅当您刚刚请求登录时才确认。确认后我们会向您发送验证码。',
    site: '网站',
    browser: '浏览器',
    button: '确认此设备',
    doneTitle: '设备已确认',
    doneText: '我们已向您发送验证码。请在您登录的网站上输入。您可以关闭此页面。',
    endedTitle: '此链接已过期',
    endedText: '请在您要登录的网站上重新开始。',
  },
}
