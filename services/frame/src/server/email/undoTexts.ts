import type { MailLocale } from '../mail/texts/mailLocale'

type UndoTexts = Readonly<
  Record<'title' | 'text' | 'button' | 'doneTitle' | 'doneText' | 'endedTitle' | 'endedText', string>
>

/** The texts of the page that undoes a change of the address, by language. `{email}` is the old address. */
export const undoTexts: Readonly<Record<MailLocale, UndoTexts>> = {
  en: {
    title: 'Undo the change?',
    text: 'Your wallet will use {email} again, and all devices will be signed out.',
    button: 'Undo the change',
    doneTitle: 'Change undone',
    doneText: 'Your wallet uses {email} again. Sign in to see which devices are yours.',
    endedTitle: 'This link has expired',
    endedText: 'The change was undone already, or more than 72 hours have passed.',
  },
  ar: {
    title: 'هل تريد التراجع عن التغيير؟',
    text: 'ستستخدم محفظتك {email} من جديد، وسيتم تسجيل خروج جميع الأجهزة.',
    button: 'التراجع عن التغيير',
    doneTitle: 'تم التراجع عن التغيير',
    doneText: 'تستخدم محفظتك {email} من جديد. سجّل الدخول لمعرفة الأجهزة التي تخصك.',
    endedTitle: 'انتهت صلاحية هذا الرابط',
    endedText: 'تم التراجع عن التغيير بالفعل، أو مرّ أكثر من 72 ساعة.',
  },
  de: {
    title: 'Änderung rückgängig machen?',
    text: 'Ihre Wallet verwendet dann wieder {email}, und alle Geräte werden abgemeldet.',
    button: 'Rückgängig machen',
    doneTitle: 'Änderung rückgängig gemacht',
    doneText:
      'Ihre Wallet verwendet wieder {email}. Melden Sie sich an und prüfen Sie, welche Geräte Ihnen gehören.',
    endedTitle: 'Dieser Link ist abgelaufen',
    endedText: 'Die Änderung wurde schon rückgängig gemacht, oder es sind mehr als 72 Stunden vergangen.',
  },
  es: {
    title: '¿Deshacer el cambio?',
    text: 'Tu wallet volverá a usar {email} y se cerrará la sesión en todos los dispositivos.',
    button: 'Deshacer el cambio',
    doneTitle: 'Cambio deshecho',
    doneText: 'Tu wallet vuelve a usar {email}. Inicia sesión para ver qué dispositivos son tuyos.',
    endedTitle: 'Este enlace ha caducado',
    endedText: 'El cambio ya se deshizo o han pasado más de 72 horas.',
  },
  fr: {
    title: 'Annuler le changement ?',
    text: 'Votre wallet utilisera de nouveau {email} et tous les appareils seront déconnectés.',
    button: 'Annuler le changement',
    doneTitle: 'Changement annulé',
    doneText:
      'Votre wallet utilise de nouveau {email}. Connectez-vous pour voir quels appareils sont les vôtres.',
    endedTitle: 'Ce lien a expiré',
    endedText: 'Le changement a déjà été annulé, ou plus de 72 heures se sont écoulées.',
  },
  ja: {
    title: '変更を取り消しますか？',
    text: 'ウォレットは再び {email} を使い、すべてのデバイスがサインアウトされます。',
    button: '変更を取り消す',
    doneTitle: '変更を取り消しました',
    doneText: 'ウォレットは再び {email} を使います。サインインして、自分のデバイスを確認してください。',
    endedTitle: 'このリンクは有効期限が切れています',
    endedText: '変更はすでに取り消されたか、72 時間以上が経過しています。',
  },
  zh: {
    title: '要撤销更改吗？',
    text: '您的钱包将重新使用 {email}，所有设备都会被登出。',
    button: '撤销更改',
    doneTitle: '更改已撤销',
    doneText: '您的钱包已重新使用 {email}。请登录并查看哪些设备是您的。',
    endedTitle: '此链接已过期',
    endedText: '更改已被撤销，或者已超过 72 小时。',
  },
}
