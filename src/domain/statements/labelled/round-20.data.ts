import type { LabelledRecord } from '../labelled-statements.data.ts'

/** The twentieth round: twenty true and twenty false statements for one expert letter, written before the checks were run on any. */
export const twentiethRound: readonly LabelledRecord[] = [
  {
    name: 'letter for a Korean battery chemist',
    filingDate: 'February 9, 2027',
    record:
      'Name: Ji-woo Park\nGender: Female\nDate of birth: 1990-09-14\nCountry of birth: South Korea\nCountry of citizenship: South Korea\nMarital status: Married\nImmigration status: H-1B\nLast entry date: 2025-01-06\nSpouse name: Daniel Osei\nSpouse gender: Male\nSpouse country of citizenship: Ghana\nNumber of children: 0',
    answers: {
      'How does the expert know the client?':
        'Prof. Ingrid Halvorsen heard her talk in Trondheim in June 2022 and read her papers. They have never worked together. In 2025 both sat on a panel of the Energy Department for two days. They have no paper in common.',
      'What did the client do?':
        'She found an electrolyte additive that keeps lithium-metal cells alive for 1,200 cycles instead of 400. She described it in Nature Energy in 2021 as first author. She holds two patents in the United States; a third application is pending. The additive is sold by Solvane under licence since 2024 and is in the cells of the Orca electric bus. She has 31 papers; nine of them as first author. She was cited 4,310 times.',
      'What does the client plan?':
        'To make cells without cobalt that work at minus thirty degrees. The Energy Department gave $1.4 million for it in 2025; she is the principal investigator. The work is done at Argonne.',
      Career:
        'Ph.D. in chemistry, KAIST, 2017. Postdoctoral researcher at Stanford 2017–2020. Staff scientist at Argonne since September 2020. She never worked in industry.',
      Awards:
        'The Battery Division of the Electrochemical Society gave her its early career award in 2023. She was a finalist for the Blavatnik award in 2024 and did not get it.',
      Service:
        'She reviews for eleven journals, about twenty manuscripts a year. She is on the editorial board of none. She led a workshop in Ghana in 2024 without pay.',
      Criticism:
        'A group in Munich could not repeat the result at high temperature in 2022; her reply was published in 2023.',
      'Prior petitions':
        'An EB-1A petition was denied on March 2, 2025. No appeal was filed. The present one is for a national interest waiver.',
    },
    documents: {
      'CV of Ingrid Halvorsen':
        'Professor of electrochemistry, Norwegian University of Science and Technology, since 2009. Ph.D. Uppsala 1998. Fellow of the Electrochemical Society. Editor of the Journal of Power Materials 2015–2021. 240 papers. Advisor to two battery makers, neither in the United States.',
      'Letter of Solvane Inc.':
        'We have made the additive under license from Argonne since April 2024. Sales in 2025: $3.2 million, to nineteen customers in six countries. Dr. Park receives no money from us. We tested it against four rival products; it lasted longest in three of the four tests.',
      'Letter of Argonne National Laboratory':
        'Dr. Park leads a group of five, among them two postdoctoral researchers. She was promoted in 2024. She is an employee at will. No one else on our staff has her experience with these electrolytes.',
      'Article in Charge Weekly, May 2025':
        'The Orca bus runs 410 miles on a charge with the cells. Forty buses are in service in Minneapolis. The maker, Orca Transit, calls the additive essential. Park said that the cells still fail too soon in heat.',
      'Grant notice DE-0098812':
        'Award: $1,400,000. Term: three years from July 1, 2025. Principal investigator: Ji-woo Park. Co-investigator: Marcus Feld, University of Chicago.',
    },
    statements: [
      '+ Professor Halvorsen and Dr. Park have never collaborated on research.',
      '+ The two have no joint publications.',
      '+ Professor Halvorsen first learned of her work at a conference in Norway.',
      '+ Dr. Park’s additive tripled the life of lithium-metal cells.',
      '+ She was the lead author of the article in Nature Energy.',
      '+ Two of her inventions have been patented in the United States, and another application is pending.',
      '+ Her discovery is on the market under a license.',
      '+ She draws no income from the sales of the additive.',
      '+ Solvane’s customers are spread over six countries.',
      '+ In three of four comparative tests the additive outlasted the competing products.',
      '+ Forty buses in Minneapolis run on cells that contain it.',
      '+ She earned her doctorate in Korea and did postdoctoral work in California.',
      '+ She heads a team of five at a national laboratory.',
      '+ The Department of Energy is funding her research with $1.4 million over three years.',
      '+ She received an early career award from the Electrochemical Society.',
      '+ She was a Blavatnik finalist but did not win.',
      '+ Her peers ask her to review some twenty manuscripts a year.',
      '+ She acknowledges that the cells do not yet last in heat.',
      '+ Researchers in Munich failed to reproduce one result, and she answered them in print.',
      '+ An earlier petition in another category was denied and not appealed.',
      '- Professor Halvorsen supervised Dr. Park’s dissertation.',
      '- Professor Halvorsen and Dr. Park are co-authors of several papers.',
      '- Professor Halvorsen is a colleague of hers at Argonne.',
      '- Dr. Park won the Blavatnik award.',
      '- Dr. Park holds three United States patents.',
      '- Solvane pays Dr. Park royalties.',
      '- The additive outperformed the rivals in every test.',
      '- All of her papers are first-author papers.',
      '- She serves on the editorial boards of eleven journals.',
      '- She worked for Samsung before she joined Argonne.',
      '- Her doctorate is from Stanford.',
      '- Her work has never been questioned by other scientists.',
      '- The appeal of her earlier petition was dismissed.',
      '- She owns a share of Solvane.',
      '- She is the sole investigator of the grant.',
      '- Professor Halvorsen advises an American battery manufacturer.',
      '- Her husband is a citizen of the United States.',
      '- She was paid for the workshop in Ghana.',
      '- The buses are in service in Chicago.',
      '- The National Science Foundation funds her project.',
    ],
  },
]
