import type { MailLocale } from '../mail/texts/mailLocale'

type RecoveryTexts = Readonly<
  Record<'title' | 'text' | 'button' | 'doneTitle' | 'doneText' | 'endedTitle' | 'endedText', string>
>

/** The texts of the page that stops a recovery, by language. */
export const recoveryTexts: Readonly<Record<MailLocale, RecoveryTexts>> = {
  en: {
    title: 'Stop this device?',
    text: 'This device wants to open your wallet. If it is not yours, stop it. It is then signed out.',
    button: "This wasn't me: stop it",
    doneTitle: 'Device stopped',
    doneText: 'It is signed out and cannot open your wallet. Change the password of your mailbox now.',
    endedTitle: 'Nothing to stop',
    endedText: 'This device is already signed out, or the link is wrong.',
  },
  ar: {
    title: 'هل تريد إيقاف هذا الجهاز؟',
    text: 'يريد هذا الجهاز فتح محفظتك. إذا لم يكن جهازك فأوقفه، وسيتم تسجيل خروجه.',
    button: 'لم أكن أنا: أوقفه',
    doneTitle: 'تم إيقاف الجهاز',
    doneText: 'تم تسجيل خروجه ولا يمكنه فتح محفظتك. غيّر كلمة مرور بريدك الإلكتروني الآن.',
    endedTitle: 'لا يوجد ما يمكن إيقافه',
    endedText: 'تم تسجيل خروج هذا الجهاز بالفعل، أو أن الرابط غير صحيح.',
  },
  de: {
    title: 'Dieses Gerät stoppen?',
    text: 'Dieses Gerät will Ihre Wallet öffnen. Wenn es nicht Ihres ist, stoppen Sie es. Es wird dann abgemeldet.',
    button: 'Das war ich nicht: stoppen',
    doneTitle: 'Gerät gestoppt',
    doneText:
      'Es ist abgemeldet und kann Ihre Wallet nicht öffnen. Ändern Sie jetzt das Passwort Ihres Postfachs.',
    endedTitle: 'Nichts zu stoppen',
    endedText: 'Dieses Gerät ist schon abgemeldet, oder der Link ist falsch.',
  },
  es: {
    title: '¿Detener este dispositivo?',
    text: 'Este dispositivo quiere abrir tu wallet. Si no es tuyo, detenlo. Se cerrará su sesión.',
    button: 'No he sido yo: detenerlo',
    doneTitle: 'Dispositivo detenido',
    doneText: 'Se ha cerrado su sesión y no puede abrir tu wallet. Cambia ahora la contraseña de tu correo.',
    endedTitle: 'No hay nada que detener',
    endedText: 'La sesión de este dispositivo ya está cerrada o el enlace no es correcto.',
  },
  fr: {
    title: 'Arrêter cet appareil ?',
    text: "Cet appareil veut ouvrir votre wallet. S'il n'est pas à vous, arrêtez-le. Il sera déconnecté.",
    button: "Ce n'était pas moi : l'arrêter",
    doneTitle: 'Appareil arrêté',
    doneText:
      'Il est déconnecté et ne peut pas ouvrir votre wallet. Changez maintenant le mot de passe de votre messagerie.',
    endedTitle: 'Rien à arrêter',
    endedText: 'Cet appareil est déjà déconnecté, ou le lien est incorrect.',
  },
  ja: {
    title: 'このデバイスを停止しますか？',
    text: 'このデバイスがウォレットを開こうとしています。ご自身のものでなければ停止してください。サインアウトされます。',
    button: '自分ではないので停止する',
    doneTitle: 'デバイスを停止しました',
    doneText:
      'サインアウトされ、ウォレットを開くことはできません。今すぐメールのパスワードを変更してください。',
    endedTitle: '停止するものはありません',
    endedText: 'このデバイスはすでにサインアウトしているか、リンクが正しくありません。',
  },
  zh: {
    title: '要阻止此设备吗？',
    text: '此设备想要打开您的钱包。如果不是您的设备，请阻止它，它将被登出。',
    button: '不是我：阻止它',
    doneTitle: '设备已被阻止',
    doneText: '它已被登出，无法打开您的钱包。请立即更改您的邮箱密码。',
    endedTitle: '没有需要阻止的设备',
    endedText: '此设备已被登出，或者链接不正确。',
  },
}
