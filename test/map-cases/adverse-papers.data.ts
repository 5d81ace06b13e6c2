import { against, harmless, type UnseenFact } from './adverse-unseen.data.ts'

/**
 * Papers of five cases in which facts against the client stand among harmless ones, sentence behind sentence, as such papers
 * tell them. `fifth` and `sixth` were both written before anything was run or any rule was read (which sections a letter has was set right
 * afterwards); the reading was mended by the fifth alone.
 */
export type AdversePaper = {
  readonly side: 'asylum' | 'waiver' | 'naturalization'
  readonly says: UnseenFact['says']
  readonly sentences: readonly UnseenFact[]
}

const client = (sections: string, words: string) => against('client', sections, words)
const plain = (words: string) => harmless('client', words)
const witness = (sections: string, words: string) => against('witness', sections, words)
const plainly = (words: string) => harmless('witness', words)
const office = (sections: string, words: string) => against('office', sections, words)
const noted = (words: string) => harmless('office', words)

export const fifthPapers: readonly AdversePaper[] = [
  {
    side: 'asylum',
    says: 'client',
    sentences: [
      plain('They came to my house in Maracay on March 3, 2019, and broke the door.'),
      client('S26', 'I kept the phone calls to myself and did not go to any station with them.'),
      client(
        'S28',
        'After that I slept at my godmother’s in Mérida from January until October, and those were quiet months.',
      ),
      plain('My brother stayed in Mérida, and they came for him the next spring.'),
      client(
        'S31 S22',
        'At the consulate I said that I was going to Orlando for ten days, because otherwise they would have refused me.',
      ),
      client('S21', 'The first two years went by with work, and I gave no thought to papers.'),
      plain('A friend drove me to Houston, and a church gave us a room.'),
      client(
        'S27',
        'In the summer of 2022 I flew home for three weeks when my mother had her operation, and at Maiquetía they stamped my passport and wished me a good stay.',
      ),
      plain('My aunt was questioned for six hours when she landed there.'),
      client(
        'S31',
        'In 2021 a patrol pulled me over in Houston, I blew over the limit, and I spent the night in the county jail.',
      ),
      plain('Since then I work nights at a bakery and send my mother what I can.'),
    ],
  },
  {
    side: 'asylum',
    says: 'office',
    sentences: [
      noted('Applicant appeared with counsel and an interpreter.'),
      office('S22', 'In the credible fear interview the applicant placed the beating in 2017; the form has 2019.'),
      office('S22', 'The applicant brought no letter, no photograph and no medical paper.'),
      noted('Applicant said that the men wore the red shirts of the colectivo.'),
      office('S24 S25 S27', 'Asked why they chose her, the applicant said that they wanted the money of the shop.'),
      noted('Asked whether she feared anybody else, the applicant said no.'),
      office('S26', 'Two of the men were picked up by the police within the week and sat in Tocorón until 2021.'),
      office(
        'S27',
        'Her parents and both sisters live at the same address, take part in the same party and have had no visits since.',
      ),
      noted('The record shows that her father was dismissed from the oil company in 2003.'),
      office('S27', 'She had her passport renewed at the embassy in 2023.'),
      noted('The interview ended at 11:40.'),
    ],
  },
  {
    side: 'waiver',
    says: 'witness',
    sentences: [
      plainly('I met Daniel in 2011 at a wedding, and we married two years later.'),
      witness(
        'sep_ rel_',
        'My mother and two of my sisters live around the corner and pick up the kids whenever I ask.',
      ),
      plainly('My mother has lost most of her sight and cannot be alone with the baby.'),
      witness('sep_', 'When Daniel worked in Texas for ten months we got by, and the kids did fine at school.'),
      plainly('The ten days when he was in the hospital were the worst of my life.'),
      witness('sep_', 'I bring in about $96,000 a year as a nurse manager, and the house is paid off.'),
      plainly('The house needs a new roof, and we have been quoted $14,000.'),
      witness('rel_', 'Daniel’s parents own a big house in Morelia with an apartment that stands empty.'),
      witness('sep_', 'My back is much better since the operation, and I stopped taking the pills in May.'),
      plainly('My doctor has raised the dose of the pills two times since May.'),
      witness(
        'rel_',
        'I spent every summer of my childhood in Michoacán and still speak Spanish with everybody there.',
      ),
    ],
  },
  {
    side: 'waiver',
    says: 'office',
    sentences: [
      noted('Name of subject: Daniel Otero. Height 5 ft 8 in. Hair black.'),
      office(
        'discretion eligibility',
        'Subject was encountered near Sasabe in 2004, was sent back the same day, and was found in Tucson a month later.',
      ),
      office(
        'discretion eligibility',
        'To the border officer he handed the birth certificate of a man from El Paso and said that it was his.',
      ),
      noted('Subject was polite and gave his true name when asked.'),
      office(
        'discretion eligibility',
        '2013: DUI, first offense, Maricopa County; ten days, nine suspended; fee paid.',
      ),
      noted('2015: complaint of a neighbor about noise; nobody cited.'),
      office(
        'discretion eligibility',
        'He let the agent know that he had brought his cousin’s wife across the river and taken $500 for it.',
      ),
      noted('His cousin was charged with bringing two men across the river.'),
      office(
        'discretion eligibility',
        'Tax years 2016 and 2017: no return on file; wages of $31,220 and $29,870 reported by the payer.',
      ),
      noted('Tax year 2018: return on file; refund $412.'),
    ],
  },
  {
    side: 'naturalization',
    says: 'client',
    sentences: [
      plain('I have lived in Dearborn since I came, and I work at a tire shop.'),
      client(
        'eligibility introduction enclosures',
        'When my father was dying I went to Tripoli, and with one thing and another I was away from February until the middle of November 2022.',
      ),
      plain('In 2023 we went to Canada for a weekend.'),
      client(
        'eligibility introduction enclosures',
        'Since last autumn Rana has had her own place in Toledo, and the children are with her during the week.',
      ),
      plain('Rana’s sister has had her own place in Toledo for years.'),
      client(
        'eligibility introduction enclosures',
        'In 2020 I was handed a ticket for selling cigarettes without a license, and the judge gave me six months of probation.',
      ),
      plain('My cousin has been on probation since 2019, and I drive him to his meetings.'),
      client(
        'eligibility introduction enclosures',
        'At the motor vehicle office they asked whether I wanted to vote, I ticked the box, and in November I went with the neighbors and cast a ballot.',
      ),
      plain('At the motor vehicle office they asked whether I wanted to vote, and I said that I could not.'),
      client(
        'eligibility introduction enclosures',
        'I have fallen behind with the support for my son and owe his mother about $7,000.',
      ),
      plain('My neighbor owes his former wife a lot of money.'),
    ],
  },
]

export const sixthPapers: readonly AdversePaper[] = [
  {
    side: 'asylum',
    says: 'client',
    sentences: [
      plain('I was born in Valera, and my father taught history there.'),
      client('S26', 'I never lodged a complaint about the beating, neither with the police nor with the prosecutor.'),
      plain('My cousin lodged a complaint and was beaten again for it.'),
      client(
        'S28',
        'For almost a year I rented a room in San Cristóbal, worked in a pharmacy, and nobody there knew or asked who I was.',
      ),
      client(
        'S31',
        'My first time across, in 2018, they fingerprinted me and put me on a plane home, and in 2019 I crossed once more.',
      ),
      plain('The second man at the border wrote down that I was afraid.'),
      client(
        'S21',
        'A friend had told me about asylum in my first spring here, but I wanted to save some money first.',
      ),
      client('S29 S31', 'For some months the guerrilla on the border made me carry rice and batteries to their camp.'),
      plain('The guerrilla took two boys of our street.'),
      client(
        'S22',
        'I left out the second arrest when I filled in the first form, because the man who helped me said that it was not needed.',
      ),
    ],
  },
  {
    side: 'asylum',
    says: 'witness',
    sentences: [
      plainly('I have known Daniela since we were girls.'),
      witness('S27', 'I campaign for the same party in the same quarter to this day, and they leave me in peace.'),
      plainly('They burned the office of our party in 2020.'),
      witness(
        'S26',
        'The governor had a patrol car put in front of her parents’ house, and it stood there for half a year.',
      ),
      plainly('A patrol car stood in front of the house the night they took her, and its lights were off.'),
      witness(
        'S24 S25 S27',
        'People on our street said that it was all about the loan that her husband had not paid back.',
      ),
      witness('S27', 'She came for Christmas in 2021, and we went to the beach together.'),
      plainly('She missed the funeral of her father.'),
      witness(
        'S27 S28',
        'In the east of the country, where my sister has her farm, the colectivos have never shown up.',
      ),
    ],
  },
  {
    side: 'waiver',
    says: 'witness',
    sentences: [
      plainly('Daniel takes me to dialysis on Mondays, Wednesdays and Fridays.'),
      witness('sep_', 'My brother Tom has told me that he would take over the rent if it came to that.'),
      plainly('My brother Tom has not spoken to me since our mother died.'),
      witness(
        'sep_',
        'In the year that Daniel spent in Morelia caring for his father I kept my job and the children kept their grades.',
      ),
      witness('rel_', 'Daniel’s cousin runs a furniture factory in Morelia and has a place for him whenever he wants.'),
      plainly('Daniel’s cousin lost his job in Morelia two years ago.'),
      witness('rel_', 'Our eldest finished two grades in Morelia and has friends there.'),
      plainly('Our youngest has never been on a plane.'),
      witness('sep_', 'We have put aside a little over $140,000, and my pension starts next year.'),
      plainly('We have put aside nothing since the baby came.'),
    ],
  },
  {
    side: 'waiver',
    says: 'office',
    sentences: [
      noted('Evaluation of Ms. Luz Marina Otero, seen on one occasion for 50 minutes by video.'),
      office('sep_ rel_', 'This opinion rests on what the client told the writer; no chart was available.'),
      noted('The client cried when she spoke of her son.'),
      office('sep_', 'Her scores have come down from 21 to 6 since January, and she sleeps through the night.'),
      noted('Her scores have gone up from 6 to 21 since January.'),
      office(
        'discretion eligibility',
        'Mr. Otero told the writer that the police took him in after a fight with his brother-in-law, and that he took an anger class to have it dropped.',
      ),
      noted('Mr. Otero said that he has never been in trouble.'),
      office(
        'discretion eligibility',
        'For his first job he used a Social Security number that he bought on the street.',
      ),
      noted('He has a taxpayer number of his own and files each spring.'),
      office(
        'sep_ rel_',
        'An older daughter, who is 24 and lives in the home, does most of the cooking and drives the younger ones.',
      ),
    ],
  },
  {
    side: 'naturalization',
    says: 'office',
    sentences: [
      noted('Re: Samir Haddad, notes of the intake of August 5.'),
      office(
        'eligibility introduction enclosures',
        'Client says he ticked U.S. citizen on the I-9 at the warehouse because the manager told him to.',
      ),
      noted('Client’s manager is a U.S. citizen.'),
      office(
        'eligibility introduction enclosures',
        'Trip to Beirut: left on January 9, 2021, and came back through Detroit on September 1.',
      ),
      noted('Trip to Windsor: left and came back on May 2.'),
      office(
        'eligibility introduction enclosures',
        'He and wife sleep in different cities since spring; she has seen a divorce lawyer.',
      ),
      noted('He and wife both work at the hospital, on different shifts.'),
      office(
        'eligibility introduction enclosures',
        'Picked up in 2022 for slapping his brother at a wedding; pleaded to a lesser charge, paid $400.',
      ),
      noted('Brother was picked up in 2022 for driving without a license; paid $400.'),
      office(
        'eligibility introduction enclosures',
        'Never signed up for the draft; came here at 19 with the green card.',
      ),
    ],
  },
]
