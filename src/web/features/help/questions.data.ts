export type FaqGroup = {
  readonly title: string
  readonly entries: readonly { readonly question: string; readonly answer: readonly string[] }[]
}

/** What attorneys ask about the product. Each paragraph says only what the product does. */
export const faqGroups: readonly FaqGroup[] = [
  {
    title: 'Drafting',
    entries: [
      {
        question: 'What does Drafty produce?',
        answer: [
          'A Word file: a brief for asylum, withholding of removal or protection under the Convention Against Torture; an I-601A waiver draft; a naturalization cover letter with its list of documents; an expert letter; or a document made from your own template.',
          'Every document is a draft for your review. Drafty files nothing, and nothing in it says that a draft is ready to file.',
        ],
      },
      {
        question: 'How long does a draft take?',
        answer: [
          'The naturalization cover letter is instant. Asylum briefs and expert letters take about 10 minutes, I-601A waiver drafts about 15 minutes, drafts from a template 1 to 5 minutes.',
          'You can leave the page meanwhile. The panel at the bottom right and My Drafts show how far a draft is.',
        ],
      },
      {
        question: 'Where do the facts in a draft come from?',
        answer: [
          'From your answers, from the record of the client, and from the documents that you choose for the draft.',
          'What is missing is not guessed. It stays in the text as a marked placeholder in brackets until you fill it in.',
        ],
      },
      {
        question: 'Where do the citations come from?',
        answer: [
          'From a list of authorities that is part of Drafty, each with its source and the date of its last check, and from the sources that you add for a client. A model may only name an entry of the list; the citation itself is printed by software.',
          'Verified means that the citation stands in the list as it is printed. It does not say that the authority is still good law. Please check every citation before you file.',
        ],
      },
      {
        question: 'What does Drafty compute?',
        answer: [
          'Deadlines, day counts, periods of unlawful presence, captions, exhibit letters and page limits. They are computed from the dates that you gave and carry the mark Computed, so that you can follow them back.',
        ],
      },
      {
        question: 'Can I change a draft?',
        answer: [
          'Yes. You can edit each section yourself or ask for a revision with a prompt, compare versions, go back to an earlier one, and accept a section when you are done with it. A proposal becomes part of the text only when you accept it.',
          'You can also edit the Word file and read it back in.',
        ],
      },
      {
        question: 'What if a draft fails or my connection is interrupted?',
        answer: [
          'A failed or cancelled draft uses no credits. Sections that were finished are kept, and Retry goes on with the missing ones.',
          'A draft is written on the server. If your connection is interrupted it goes on; look for it in My Drafts.',
        ],
      },
    ],
  },
  {
    title: 'Credits and plans',
    entries: [
      {
        question: 'What does a draft cost?',
        answer: [
          'An asylum brief, an I-601A waiver draft and a draft from a template cost 100 credits each, an expert letter 25. The naturalization cover letter is unlimited and costs nothing.',
          'The credits are held when the draft starts and taken when it is ready. Revisions, retries and downloads cost nothing.',
        ],
      },
      {
        question: 'When are my credits counted anew?',
        answer: [
          'At the end of the term of your plan: each month, or once a year with yearly billing, where all credits of the year are there from the start. Credits that are left do not carry over.',
        ],
      },
      {
        question: 'What can I do without a plan?',
        answer: [
          'A new account has 250 starter credits for four days. After that you can keep your clients and files and use the naturalization tool.',
          'A free trial runs for 14 days, without a charge, and can be cancelled at any time.',
        ],
      },
      {
        question: 'How do I change or cancel my plan?',
        answer: [
          'In Settings, under Billing and Subscriptions. Payment and plan changes are made in the customer portal of the billing provider, with the email of your account.',
        ],
      },
      {
        question: 'How do dependent users work?',
        answer: [
          'The owner of a subscription can invite colleagues. They draft from the credits of the owner, and the owner manages the plan. Each has clients, drafts and templates of their own.',
        ],
      },
    ],
  },
  {
    title: 'Confidentiality',
    entries: [
      {
        question: 'Who can see my clients and drafts?',
        answer: [
          'Your account alone. The owner of a subscription sees how many drafts a dependent user made, never a client, an answer or a text.',
        ],
      },
      {
        question: 'What is sent to a language model?',
        answer: [
          'What a section needs, no more. Identifiers are replaced by stand-ins before a text leaves, and put back afterwards; a text in which one would remain is not sent.',
          'A draft names what wrote it. Where no model is set up, templates write the sections and nothing leaves the server.',
        ],
      },
      {
        question: 'What happens when I delete a client?',
        answer: [
          'Everything that belongs to the client is deleted: the record, the documents, the answers and the drafts. Client Management shows the counts and asks you first. It cannot be undone.',
        ],
      },
      {
        question: 'How do I protect my account?',
        answer: [
          'In Settings, under Security, you can add a second factor or a passkey, see where you are logged in, and log out other devices.',
        ],
      },
    ],
  },
]
