import type { MailTexts } from './MailTexts'

/** French mails. */
export const fr: MailTexts = {
  direction: 'ltr',
  site: 'Site',
  browser: 'Navigateur',
  time: 'Heure',
  unknownBrowser: 'Navigateur inconnu',
  codeSubject: '{code} est votre code pour {site}',
  codeHeading: 'Se connecter à {site}',
  codeBody: 'Saisissez ce code pour vous connecter. Il expire au bout de {minutes} minutes.',
  codeWarning: "Vous n'avez rien demandé ? Ignorez cet e-mail et ne donnez ce code à personne.",
  deviceSubject: 'Approuver un nouvel appareil pour {site}',
  deviceHeading: 'Approuver un nouvel appareil',
  deviceBody:
    "Quelqu'un veut se connecter à {site} en votre nom depuis un nouveau navigateur. Si c'est vous, continuez.",
  deviceButton: "Vérifier l'appareil",
  deviceWarning:
    "Si ce n'est pas vous, ignorez cet e-mail. Personne ne peut se connecter sans votre approbation.",
  oldAddressSubject: '{code} est votre code pour changer votre e-mail',
  oldAddressHeading: 'Changer votre e-mail',
  oldAddressBody: "Saisissez ce code pour remplacer l'e-mail de votre wallet par {email}.",
  oldAddressWarning: "Si ce n'est pas vous, ne donnez ce code à personne : votre e-mail ne changera pas.",
  newAddressSubject: '{code} est votre code pour confirmer votre e-mail',
  newAddressHeading: 'Confirmer votre e-mail',
  newAddressBody: 'Saisissez ce code pour utiliser cette adresse avec votre wallet.',
  changedSubject: "L'e-mail de votre wallet a changé",
  changedHeading: 'Votre e-mail a changé',
  changedBody: 'Votre wallet utilise maintenant {email}. Vous pouvez annuler pendant {hours} heures.',
  changedButton: "Ce n'était pas moi",
  addedBody:
    "Vous pouvez maintenant vous connecter à votre wallet avec {email}. Si ce n'était pas vous, connectez-vous tout de suite et changez l'e-mail.",
  newDeviceSubject: 'Nouvel appareil pour votre wallet',
  newDeviceHeading: "Un nouvel appareil s'est connecté",
  newDeviceBody: "Un nouveau navigateur s'est connecté à {site} avec votre wallet.",
  newDeviceWait: "Il pourra ouvrir votre wallet à partir du {date}. D'ici là, vous pouvez l'en empêcher.",
  newDeviceButton: "Ce n'était pas moi",
  exportSubject: 'Les mots secrets de votre wallet ont été affichés',
  exportHeading: 'Vos mots secrets ont été affichés',
  exportBody:
    "Quiconque connaît ces mots contrôle votre wallet. Si ce n'était pas vous, transférez maintenant son contenu vers un nouveau wallet.",
  fileSubject: 'Un fichier de secours de votre wallet a été enregistré',
  fileHeading: 'Un fichier de secours a été enregistré',
  fileBody:
    "Quiconque possède le fichier et son mot de passe ou son code contrôle votre wallet. Si ce n'était pas vous, transférez maintenant son contenu vers un nouveau wallet.",
  moveSubject: 'Votre wallet a été déplacé vers {place}',
  moveHeading: 'Votre wallet a été déplacé',
  moveBody:
    "Votre wallet a été déplacé chez un autre fournisseur : {place}. Si ce n'était pas vous, transférez maintenant son contenu vers un nouveau wallet.",
  deletedSubject: 'Votre wallet a été supprimé ici',
  deletedHeading: 'Votre wallet a été supprimé ici',
  deletedBody:
    "Ses clés ne sont plus conservées ici et personne ne peut les restaurer. Si ce n'était pas vous, ouvrez votre wallet avec ses mots de secours, un fichier de secours ou chez votre nouveau fournisseur, et transférez maintenant son contenu vers un nouveau wallet.",
}
