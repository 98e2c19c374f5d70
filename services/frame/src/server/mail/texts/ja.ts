import type { MailTexts } from './MailTexts'

/** Japanese mails. */
export const ja: MailTexts = {
  direction: 'ltr',
  site: 'サイト',
  browser: 'ブラウザー',
  time: '日時',
  unknownBrowser: '不明なブラウザー',
  codeSubject: '{code} は {site} の確認コードです',
  codeHeading: '{site} にログイン',
  codeBody: 'ログインするには、このコードを入力してください。有効期限は {minutes} 分です。',
  codeWarning: '心当たりがない場合は、このメールを無視し、コードを誰にも教えないでください。',
  deviceSubject: '{site} の新しいデバイスを承認',
  deviceHeading: '新しいデバイスを承認',
  deviceBody:
    '新しいブラウザーから、あなたとして {site} にログインしようとしています。ご本人の場合は続けてください。',
  deviceButton: 'デバイスを確認',
  deviceWarning: '心当たりがない場合は、このメールを無視してください。承認なしでは誰もログインできません。',
  oldAddressSubject: '{code} はメールアドレス変更の確認コードです',
  oldAddressHeading: 'メールアドレスの変更',
  oldAddressBody: 'ウォレットのメールアドレスを {email} に変更するには、このコードを入力してください。',
  oldAddressWarning:
    '心当たりがない場合は、コードを誰にも教えないでください。メールアドレスは変更されません。',
  newAddressSubject: '{code} はメールアドレス確認のコードです',
  newAddressHeading: 'メールアドレスの確認',
  newAddressBody: 'このアドレスをウォレットで使うには、このコードを入力してください。',
  changedSubject: 'ウォレットのメールアドレスが変更されました',
  changedHeading: 'メールアドレスが変更されました',
  changedBody: 'ウォレットのメールアドレスは {email} になりました。{hours} 時間以内なら元に戻せます。',
  changedButton: '身に覚えがない',
  addedBody:
    '{email} でウォレットにログインできるようになりました。身に覚えがない場合は、すぐにログインしてメールアドレスを変更してください。',
  newDeviceSubject: 'ウォレットに新しいデバイスがログインしました',
  newDeviceHeading: '新しいデバイスがログインしました',
  newDeviceBody: '新しいブラウザーが、あなたのウォレットで {site} にログインしました。',
  newDeviceWait: '{date} からウォレットを開けるようになります。それまでは止めることができます。',
  newDeviceButton: '身に覚えがない',
  exportSubject: 'ウォレットのシークレットワードが表示されました',
  exportHeading: 'シークレットワードが表示されました',
  exportBody:
    'これらの単語を知っている人は、ウォレットを自由に操作できます。心当たりがない場合は、今すぐ資産を新しいウォレットに移してください。',
  fileSubject: 'ウォレットの復元ファイルが保存されました',
  fileHeading: '復元ファイルが保存されました',
  fileBody:
    'ファイルとそのパスワードまたはコードを持っている人は、ウォレットを自由に操作できます。心当たりがない場合は、今すぐ資産を新しいウォレットに移してください。',
  moveSubject: 'ウォレットが {place} に移されました',
  moveHeading: 'ウォレットが移されました',
  moveBody:
    'ウォレットが別の事業者 {place} に移されました。心当たりがない場合は、今すぐ資産を新しいウォレットに移してください。',
  deletedSubject: 'ウォレットがここから削除されました',
  deletedHeading: 'ウォレットがここから削除されました',
  deletedBody:
    '鍵はここにはもう保存されておらず、誰も復元できません。心当たりがない場合は、復元用の単語、復元ファイル、または新しい事業者でウォレットを開き、今すぐ資産を新しいウォレットに移してください。',
}
