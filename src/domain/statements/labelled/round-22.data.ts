import type { LabelledRecord } from '../labelled-statements.data.ts'

/** The twenty-second round: twenty true and twenty false statements of one asylum record, written before the checks were run on any. */
export const twentySecondRound: readonly LabelledRecord[] = [
  {
    name: 'asylum of a Nicaraguan law student',
    filingDate: 'February 23, 2027',
    record:
      'Name: Adriana Lucía Obando Ríos\nGender: Female\nDate of birth: 2001-10-19\nCountry of birth: Nicaragua\nCountry of citizenship: Nicaragua\nMarital status: Single\nLast entry date: 2026-03-07\nManner of last entry: F-1 student\nNumber of children: 0',
    answers: {
      'Who harmed the client?':
        'Police of Managua and young men of the Sandinista Youth. Later a paramilitary who called himself Comandante Rata.',
      'What happened?':
        'I studied law at the UCA until the government took the university in August 2023. I had printed leaflets for the student alliance since 2021. On April 18, 2024 six of us laid flowers at the roundabout Jean Paul Genie. Police came with dogs. A dog bit my left calf. I was kept at El Chipote for 31 days. They made me stand naked and an officer pulled out two of my fingernails. They did not ask me anything about the leaflets; they wanted the names of the others. I gave none. I was let go on May 19, 2024 after the Nuncio asked for it. On November 2, 2025 Comandante Rata fired at our house from a motorcycle. Nobody was hit. My father then sold his taxi to send me abroad.',
      'Did the client report the harm?':
        'Yes, the shooting. The police at District Five wrote nothing down and laughed.',
      'Why do they hurt the client?': 'For the leaflets and the flowers. They call us vendepatrias.',
      'Family now':
        'My father Ramiro drives a truck for somebody else in Managua. My mother Lucía died of cancer in 2019. My brother Néstor, 17, was expelled from his school in February 2026 and is in Costa Rica since June. I have no other siblings.',
      Religion: 'Catholic. It has nothing to do with the case.',
      'Arrests and crimes': 'The one in 2024. I was charged with treason and the charge was never tried.',
      'Studies here':
        'English at a college in Tulsa since March 2026; I stopped in August because the money ended. The college ended my SEVIS record on September 15, 2026.',
      'Present life':
        'I stay with the family of Pastor Glenn Hobbs. I mind their two children. They do not pay me; I eat with them.',
      'Past immigration applications':
        'A student visa, granted at the first interview in Managua on February 9, 2026. I did not say there that I was afraid.',
    },
    documents: {
      'Letter of the Apostolic Nunciature':
        'We confirm that the Nuncio asked the authorities in May 2024 for the release of eleven young persons, Adriana Obando among them. Nine were released. We do not know in what condition they were.',
      'Certificate of the CENIDH in exile':
        'San José, January 14, 2027. Adriana Obando stands under no. 388 in our register of political prisoners of 2024. We spoke with her by telephone. Our own office in Managua was closed in December 2018, and we could not visit the prison.',
      'Medical note of Dr. Susan Pruitt, Tulsa':
        'Examined October 6, 2026. Scar of the left calf, four centimeters, consistent with a dog bite. Nails of the second and third fingers of the right hand are deformed; consistent with the account, other causes are possible. No burns. I saw her once and charged nothing.',
      'Declaration of Ramiro Obando':
        'I went to El Chipote every morning with food and they took it, but she says it never came. I was not let in. On November 2, 2025 I was in the kitchen. There are five holes in the door. I went with her to the police. I have not been bothered since she left.',
      Indictment:
        'Sixth Criminal Court, May 2, 2024. The accused: Adriana Obando and five others. Offense: undermining national integrity. The accused deny it. Hearing: without date.',
    },
    statements: [
      '+ Ms. Obando was a law student until the state seized her university.',
      '+ She had distributed leaflets for a student alliance for about three years before her arrest.',
      '+ She was arrested together with five other demonstrators.',
      '+ A police dog bit her leg.',
      '+ She was detained at El Chipote for a month.',
      '+ An officer tore out two of her fingernails.',
      '+ Her interrogators demanded the names of her companions, and she did not give them up.',
      '+ She was set free after the Nuncio had intervened.',
      '+ Not all of those for whom the Nuncio asked were let go.',
      '+ The indictment has never come to trial.',
      '+ Eighteen months after her release a paramilitary shot at her home.',
      '+ No one was injured in the shooting.',
      '+ When she reported the shooting the officers mocked her.',
      '+ Her father gave up his taxi so that she could leave.',
      '+ Dr. Pruitt found a scar consistent with a dog bite and two deformed nails.',
      '+ The doctor acknowledged that something else could have caused the damage to the nails.',
      '+ A human rights organization lists her as a political prisoner.',
      '+ Her mother is no longer alive, and her only brother has fled to Costa Rica.',
      '+ Her status as a student ended in September 2026.',
      '+ She looks after the children of the family that houses her and receives no wages.',
      '- Ms. Obando graduated from law school.',
      '- She was held for three months.',
      '- She was raped at El Chipote.',
      '- The officers burned her with cigarettes.',
      '- She named her companions under torture.',
      '- She was convicted of treason.',
      '- Her father was wounded in the shooting.',
      '- She never went to the police about the shooting.',
      '- All eleven young people were released.',
      '- The Nuncio visited her in prison.',
      '- CENIDH staff saw her in prison.',
      '- Dr. Pruitt treated her for several months.',
      '- Dr. Pruitt found burns on her back.',
      '- Her father visited her in El Chipote.',
      '- Her brother was arrested in February 2026.',
      '- She told the consular officer that she feared persecution.',
      '- The paramilitaries have continued to threaten her father.',
      '- Pastor Hobbs pays her a salary.',
      '- She is still enrolled at the college in Tulsa.',
      '- Soldiers arrested her at the roundabout.',
    ],
  },
]
