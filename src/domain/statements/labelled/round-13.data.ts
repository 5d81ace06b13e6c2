import type { LabelledRecord } from '../labelled-statements.data.ts'

/** The thirteenth round: ten true and ten false statements of each of two records, written before the checks were run on any. */
export const thirteenthRound: readonly LabelledRecord[] = [
  {
    name: 'letter of an independent expert about a corrosion engineer',
    filingDate: 'December 4, 2026',
    record:
      'Name: Arash Mohammad Farhadi\nGender: Male\nDate of birth: 1986-12-02\nCountry of birth: Iran\nCountry of citizenship: Iran\nMarital status: Single\nImmigration status: O-1A\nLast entry date: 2023-03-15\nNumber of children: 0',
    answers: {
      'How does the expert know the client?':
        'Professor Ingrid Solberg read his papers on pipe coatings as a reviewer of a journal in 2020. They met once, at a meeting in Houston in 2024. They have no papers, grants or employers in common. She is not paid for the letter.',
      'What did the client do?':
        'He developed a zinc coating that heals its own scratches. The company Bayline Pipe uses it on 310 miles of pipeline in Texas and Oklahoma. In a field test over 26 months corrosion was 64 percent lower than with the usual coating. He holds two patents in the United States; a third is pending.',
      'Prior petitions':
        'O-1A, approved February 20, 2023, by Gulf Materials Institute. No immigrant petition before this one.',
      Family: 'Parents in Shiraz; a sister, Laleh, is a dentist in Toronto.',
      Awards: 'The Whitney Prize for young engineers, 2021, one of four winners in the world.',
    },
    documents: {
      'CV of Professor Ingrid Solberg':
        'Professor of Materials, Norwegian University of Science and Technology, Trondheim, since 2006. Before: research engineer, Statoil, 1995–2006. Ph.D. 1995. 240 articles; h-index 58. Fellow of the Electrochemical Society. Advisor to the Norwegian Petroleum Directorate.',
      'CV of Arash Farhadi':
        'Senior scientist, Gulf Materials Institute, Houston, since March 2023. Postdoctoral fellow, McMaster University, Hamilton, 2018–2022. Ph.D. in Chemical Engineering, Sharif University of Technology, 2017. 31 articles, 18 as first author; 1,940 citations. Reviewer for six journals.',
      'Letter of Bayline Pipe LLC':
        'We licensed the coating in May 2024 for five years. Since then we have had no leak on the coated lines; before that we averaged three a year. The savings were $4.1 million in 2025. Mr. Farhadi visited our yard in Beaumont eleven times. He was not our employee. We tested two rival products, which did not pass.',
      'News article':
        'Houston Ledger, August 12, 2025: The paint that heals itself. Farhadi, 38, credits his doctoral adviser, Reza Tavakoli, with the first idea. The federal Pipeline Safety office is watching the trial but has not endorsed it.',
    },
    statements: [
      '+ Professor Solberg first came across Mr. Farhadi’s work when she refereed his papers in 2020.',
      '+ They have met in person on one occasion and have never collaborated.',
      '+ She receives no compensation for this opinion.',
      '+ His self-healing coating now protects over 300 miles of pipeline in two states.',
      '+ In a trial lasting more than two years, the coating cut corrosion by nearly two thirds.',
      '+ Bayline Pipe has recorded no leaks on the coated lines since it took a license.',
      '+ He has been granted two U.S. patents, and another application is pending.',
      '+ The Whitney Prize went to only four engineers worldwide in 2021.',
      '+ He is the first author of more than half of his articles.',
      '+ Before joining the Gulf Materials Institute he held a postdoctoral fellowship at McMaster University.',
      '- Professor Solberg supervised Mr. Farhadi’s doctoral thesis.',
      '- Mr. Farhadi was employed by Bayline Pipe.',
      '- The federal Pipeline Safety office has endorsed the coating.',
      '- Professor Solberg inspected the coated pipelines herself.',
      '- Mr. Farhadi is a lawful permanent resident.',
      '- He holds three U.S. patents.',
      '- Professor Solberg and Mr. Farhadi co-authored two articles.',
      '- His wife lives in Shiraz.',
      '- An immigrant petition for him was denied in 2022.',
      '- Dr. Tavakoli received the Whitney Prize in 2021.',
    ],
  },
  {
    name: 'naturalization of a Haitian driver with an old arrest',
    filingDate: 'December 15, 2026',
    record:
      'Name: Jean-Robert Pierre Desir\nGender: Male\nDate of birth: 1976-08-30\nCountry of birth: Haiti\nCountry of citizenship: Haiti\nMarital status: Married\nImmigration status: Lawful permanent resident\nPermanent residence date: 2019-05-22\nSpouse name: Mirlande Joseph Desir\nSpouse gender: Female\nSpouse country of citizenship: Haiti\nDate of marriage: 2008-12-13\nNumber of children: 3\nChild 1 name: Naomie Desir\nChild 1 date of birth: 2009-10-01\nChild 1 gender: Female\nChild 2 name: Josué Desir\nChild 2 date of birth: 2012-03-14\nChild 2 gender: Male\nChild 3 name: Ketsia Desir\nChild 3 date of birth: 2020-07-27\nChild 3 gender: Female',
    answers: {
      Basis: 'Five years as a permanent resident. He got residence through his sister Guerda, a citizen.',
      'Trips abroad':
        'Haiti, December 10, 2021 to January 4, 2022, for his mother’s funeral. Canada, three days in July 2024. No trip of six months.',
      'Arrests and crimes':
        'On February 11, 2016 arrested in Brockton for assault and battery after a fight with a passenger of his taxi. The charge was dismissed on June 8, 2016. No plea. Two speeding tickets, 2018 and 2022, paid. Nothing else.',
      Taxes: 'Filed every year. For 2020 he owed $3,870, which he paid off in installments by September 2023.',
      Work: 'Bus driver for the Brockton Transit Authority since June 2019. Before that he drove a taxi.',
      'Selective Service': 'He came to the United States at 35; not required.',
      Children: 'All three live with us. Ketsia was born in Boston. Naomie and Josué were born in Haiti.',
      'Prior applications':
        'A first N-400 was filed on August 5, 2024 and withdrawn in January 2025 because of the tax debt he thought was open. TPS from 2012 to 2019.',
    },
    documents: {
      'Docket, Brockton District Court':
        'Commonwealth v. Desir. Count 1: assault and battery. Arraigned February 12, 2016; plea of not guilty. June 8, 2016: dismissed at the request of the Commonwealth, complaining witness failed to appear. No costs.',
      'IRS account transcript 2020':
        'Balance: $0.00. Last payment September 6, 2023. Installment agreement established November 2021.',
      'Letter of Pastor Wilner Exantus':
        'Brother Jean-Robert has been a member of Eglise Bethel since 2012 and drives the van for our elderly every Sunday. I married no one of his family, but I baptized Ketsia. His wife sings in the choir. He was not here in January 2022, when he buried his mother.',
      'Letter of the Brockton Transit Authority':
        'Mr. Desir has been a full-time operator since June 10, 2019, at $31.40 an hour. He has had no preventable accident. He received the safe driver award in 2023 and 2024. One complaint of lateness was found to be unfounded.',
    },
    statements: [
      '+ Mr. Desir has been a permanent resident for more than seven years.',
      '+ His only arrest, in 2016, ended in a dismissal when the complaining witness did not appear.',
      '+ He pleaded not guilty and was never convicted of any offense.',
      '+ He has cleared his 2020 tax debt through an installment plan.',
      '+ None of his absences came close to six months.',
      '+ He traveled to Haiti to bury his mother and was away for less than a month.',
      '+ His youngest child is a United States citizen by birth.',
      '+ He withdrew an earlier application for naturalization.',
      '+ His employer twice honored him for safe driving.',
      '+ He held temporary protected status until he became a resident.',
      '- Mr. Desir has never been arrested.',
      '- He pleaded guilty to assault and battery.',
      '- This is his first application for naturalization.',
      '- He obtained residence through his wife.',
      '- He still owes taxes for 2020.',
      '- Mrs. Desir is a United States citizen.',
      '- All three children were born in Haiti.',
      '- He was absent from the United States for eight months.',
      '- Pastor Exantus officiated at his wedding.',
      '- He caused an accident while driving the bus.',
    ],
  },
]
