export type LegalText = {
  readonly title: string
  readonly parts: readonly { readonly head: string; readonly text: string }[]
}

/** The texts that an installation comes with; its operator has them checked before others rely on them. */
export const legalTexts: Readonly<Record<'terms' | 'privacy', LegalText>> = {
  terms: {
    title: 'Terms of service',
    parts: [
      {
        head: 'What Drafty is',
        text: 'Drafty prepares drafts of legal documents from the answers, records and sources that you give. It is a tool for attorneys. It gives no legal advice and takes no part in your relationship with your clients.',
      },
      {
        head: 'You review every draft',
        text: 'A draft may be incomplete or wrong. You check every fact, every citation and every deadline before a document is signed, filed or sent, as the rules of professional conduct that bind you require. What Drafty could not know is marked in the draft; the absence of a mark is no promise.',
      },
      {
        head: 'Your account',
        text: 'The account is yours alone. Keep your password and devices safe, and tell support at once when somebody else may have had access. Colleagues get accounts of their own; the owner of a family of accounts pays for its members and sees how much they draft, never what.',
      },
      {
        head: 'Your clients’ data',
        text: 'You decide which data of your clients you enter and have their consent where it is needed. The data stays yours. It is used to make your drafts and for nothing else, and it is not used to train models. You can take all of it with you, and delete it, at any time.',
      },
      {
        head: 'Credits and payment',
        text: 'Drafts cost credits as shown before each request. A draft that fails or that you cancel while it is made costs nothing. Credits end with the term in which they were granted. Prices and limits are those shown when you choose a plan.',
      },
      {
        head: 'What is not allowed',
        text: 'Nobody may use Drafty to make documents that are known to be false, to get at data of others, to get around its limits, or to practice law without a license.',
      },
      {
        head: 'Liability',
        text: 'Drafty is kept running and correct with care, without a warranty that it is always available or free of mistakes. As far as the law allows, liability is limited to what you paid in the twelve months before.',
      },
      {
        head: 'Ending and changes',
        text: 'You may end the subscription and delete the account at any time. When these terms change, you are asked again before you go on.',
      },
    ],
  },
  privacy: {
    title: 'Privacy',
    parts: [
      {
        head: 'What is kept',
        text: 'Your account and attorney profile, your clients’ records, the documents that you upload, your answers and drafts, and a trail of who did what and when. Passwords are kept as hashes only.',
      },
      {
        head: 'What leaves the server',
        text: 'When a language model writes a draft, the text that it needs is sent to the provider that your installation uses, with identifiers replaced by stand-ins. Mail goes through the mail server of the installation. Support chat, usage counts and error reports are off unless the operator has turned them on, and then never carry what you type or what a draft says.',
      },
      {
        head: 'Who sees it',
        text: 'You. The owner of a family sees how many drafts its members make and when they logged in, never a client or a text.',
      },
      {
        head: 'Your rights',
        text: 'In the settings you can download everything at once, look at the audit trail, and delete the account. After seven days of grace a deleted account is gone with everything in it.',
      },
    ],
  },
}
