/**
 * Facts against a client, and others that sound like one and are none, each the whole of a small paper. Written before
 * anything was read with them. `says`: the client in a declaration, somebody beside the client, an office, or counsel's
 * answer to a question of the tool.
 */
export type UnseenFact = {
  readonly says: 'client' | 'witness' | 'office'
  readonly words: string
  /** The sections one of which has to meet it, by the beginning of their ids; none for what is harmless. */
  readonly sections: readonly string[]
}

export const against = (says: UnseenFact['says'], sections: string, words: string): UnseenFact => ({
  says,
  words,
  sections: sections.split(' '),
})
export const harmless = (says: UnseenFact['says'], words: string): UnseenFact => ({ says, words, sections: [] })

/** The client is Daniela Rojas Peña of Venezuela, an activist, who applied late. */
export const unseenAsylum: readonly UnseenFact[] = [
  against(
    'client',
    'S29 S31',
    'During my military service in 2009 I stood guard at the building where the detained students were held.',
  ),
  against(
    'client',
    'S31',
    'Two winters ago a trooper in Utah found me asleep in my car with a half-empty bottle of rum and took my license.',
  ),
  against(
    'office',
    'S31',
    'Disposition: Rojas Peña, Daniela, retail theft under $200, no contest, 12 months informal supervision.',
  ),
  against(
    'client',
    'S27',
    'In November 2022 I spent three weeks in Mérida because my grandmother was on her deathbed.',
  ),
  against(
    'client',
    'S27',
    'My Venezuelan passport ran out in 2021 and the consulate in Madrid gave me a new one the same day.',
  ),
  against('client', 'S28 S27', 'For the nine months that we rented in Puerto Ordaz not a soul troubled us.'),
  against(
    'witness',
    'S27',
    'Her twin sister Gabriela, who marched beside her, still teaches at the same school and goes about her business as before.',
  ),
  against(
    'office',
    'S22',
    'At the airport the applicant told the inspecting officer that she was coming to visit Disney World and feared nobody.',
  ),
  against(
    'office',
    'S22',
    'The I-589 places the second beating in March 2018; in the interview the applicant placed it in the summer of 2019.',
  ),
  against('client', 'S22', 'I never mentioned the night in the cell to the first lawyer who filled in my papers.'),
  against(
    'office',
    'S22',
    'The linear mark on the left forearm could equally have been left by a kitchen burn in childhood.',
  ),
  against('client', 'S22', 'I threw away the summons and the hospital slip when we packed.'),
  against(
    'client',
    'S26',
    'I did not set foot in a police station after the first attack; what would have been the use.',
  ),
  against(
    'witness',
    'S26',
    'Within an hour two patrol cars were at the house, and one of the colectivo men got six years for it.',
  ),
  against(
    'witness',
    'S24 S25',
    'The man who set the fire had been feuding with her father for years over a strip of pasture.',
  ),
  against(
    'client',
    'S24 S25',
    'They wanted the truck; they took trucks from everybody on that road, whatever they voted.',
  ),
  against(
    'client',
    'S21',
    'Friends told me in my first months here that there was such a thing as asylum, but I was busy with work and let it go.',
  ),
  against(
    'client',
    'S29',
    'Before the United States I spent four years in Santiago, where Chile had given me permanent residence.',
  ),
  against(
    'client',
    'S29',
    'Each month I left an envelope with cash for the ELN under the counter, as every shopkeeper did.',
  ),
  against(
    'office',
    'S31',
    'Subject presented a Colombian passport in the name of Marisol Duarte and was sent back to Bogotá on the next plane in 2015.',
  ),

  harmless('client', 'In 2009 the soldiers stood guard in front of our school while we voted.'),
  harmless('client', 'The trooper who came to the accident was kind and gave me a blanket.'),
  harmless('client', 'I have no criminal record in any country.'),
  harmless('client', 'My grandmother died in Mérida in November 2022, and I could not go to bury her.'),
  harmless('client', 'The consulate closed in 2019, and my passport is not valid any more.'),
  harmless('client', 'In Puerto Ordaz they found us after nine days and painted a cross on our door.'),
  harmless('witness', 'Her sister Gabriela was taken from the school where she taught and has not been seen since.'),
  harmless('client', 'I told the inspecting officer at once that I was afraid to go back.'),
  harmless('office', 'The applicant gave the same dates in the interview and on the form.'),
  harmless('client', 'The marks on my forearm are from the cable with which they whipped me.'),
  harmless('client', 'The first lawyer wrote down everything that I told her about the cell.'),
  harmless('client', 'I keep the summons and the hospital slip in a folder.'),
  harmless('client', 'I went to the police station after the first attack, and the officer laughed at me.'),
  harmless('witness', 'Two patrol cars drove by while the house burned and did not stop.'),
  harmless('witness', 'The man who set the fire shouted that traitors of the revolution deserve to burn.'),
  harmless('client', 'They let the other trucks pass and stopped ours because of the party flag in the window.'),
  harmless('client', 'I work as a nurse’s aide in a home for the elderly and pay my taxes every year.'),
  harmless('client', 'The bus from Santiago took two days, and we slept on the floor.'),
  harmless('client', 'My shop was across from the bank, and I sold school notebooks there.'),
  harmless('office', 'If she is returned, she would be arrested at the airport and charged with treason.'),
]

/** The applicant is Daniel Otero of Mexico, the relative his wife Luz Marina Otero. */
export const unseenWaiver: readonly UnseenFact[] = [
  against(
    'client',
    'discretion eligibility immigration',
    'In 2003 I went home for my father’s burial and came back on foot with a guide six weeks later.',
  ),
  against(
    'client',
    'discretion eligibility immigration',
    'At the hiring office I ticked the line that says citizen or national of the United States.',
  ),
  against(
    'office',
    'discretion eligibility immigration',
    'Encounter history: 02/11/2001, Nogales, voluntary return to Mexico; 02/14/2001, Nogales, voluntary return to Mexico.',
  ),
  against(
    'office',
    'discretion eligibility immigration',
    'The subject did not present himself on the day set by the immigration court in 2008, and an order was entered in his absence.',
  ),
  against(
    'client',
    'discretion',
    'I paid a man two thousand dollars so that my younger brother could be walked across in 2006.',
  ),
  against(
    'office',
    'discretion',
    'OTERO, DANIEL: operating a vehicle with a blood alcohol content of .11; license suspended 90 days; fine and costs paid.',
  ),
  against(
    'client',
    'discretion',
    'From 2009 to 2013 I was paid in cash at the car wash and no return was filed for those years.',
  ),
  against('office', 'discretion', 'Obligor is $6,410 in arrears for the minor child M.O. under the order of 2016.'),
  against(
    'client',
    'discretion',
    'On the form for my visa in 1999 I put down that I had never been refused one, which was wrong.',
  ),
  against(
    'witness',
    'sep_',
    'My sister Berta has the apartment below ours and has the children with her most afternoons.',
  ),
  against(
    'witness',
    'sep_',
    'I earn ninety-four thousand dollars a year at the hospital, and Daniel brings home a third of that.',
  ),
  against(
    'office',
    'sep_',
    'Ms. Otero’s A1C has come down to 6.1 and she reports that she has felt like herself since spring.',
  ),
  against(
    'office',
    'sep_',
    'The writer met with Ms. Otero on one occasion, for fifty minutes, at the request of her attorney.',
  ),
  against(
    'witness',
    'sep_',
    'When Daniel worked in Alaska for seven months in 2019 I ran the household by myself and we were all right.',
  ),
  against(
    'witness',
    'sep_',
    'In 2017 we lived under two roofs for most of a year after I found out about the other woman.',
  ),
  against(
    'witness',
    'rel_',
    'I was raised in Guadalajara until I was fifteen, and Spanish is still what we speak at the table.',
  ),
  against('client', 'rel_', 'My parents keep the upper floor of their house in Morelia empty for us.'),
  against(
    'office',
    'rel_',
    'Etanercept is on the basic list of the Mexican social security institute and is dispensed in Morelia.',
  ),
  against('witness', 'rel_', 'My company has an office in Monterrey and would let me keep my position there.'),
  against(
    'office',
    'discretion',
    'No registration with Selective Service was found for the above individual, born 1984, in the United States since 2001.',
  ),

  harmless('client', 'In 2003 my father was buried without me, because I could not leave the country.'),
  harmless('client', 'My wife is a citizen of the United States, and so are both of our children.'),
  harmless('client', 'I have never been stopped at the border and never had a case in immigration court.'),
  harmless('client', 'I went to every appointment that the immigration office gave me.'),
  harmless('witness', 'Daniel’s younger brother was born in Phoenix and is a paramedic.'),
  harmless('witness', 'A drunk driver hit Daniel’s truck in 2016, and he was in the hospital for a week.'),
  harmless('client', 'I have filed a return for every year since 2005.'),
  harmless('witness', 'Daniel pays the school fees of his daughter before he pays anything else.'),
  harmless('client', 'I answered every question on the form for my visa truthfully.'),
  harmless('witness', 'My sister Berta moved to Oregon and has four children of her own to look after.'),
  harmless('witness', 'I earn fourteen dollars an hour, and Daniel’s pay covers the rent.'),
  harmless('office', 'Ms. Otero’s A1C has risen to 9.4 in spite of two changes of her medicine.'),
  harmless('office', 'The writer has treated Ms. Otero every two weeks since 2018 and reviewed her hospital chart.'),
  harmless('witness', 'When Daniel was away for three weeks I fell behind with the rent and could not sleep.'),
  harmless('witness', 'We have not spent a night apart since our wedding.'),
  harmless('witness', 'I was born in Toledo, Ohio, and do not speak Spanish.'),
  harmless('client', 'My parents share two rooms in Morelia with my brother’s family of five.'),
  harmless('office', 'Etanercept is not on the list of the Mexican social security institute.'),
  harmless('witness', 'My company does not let anybody work from another country.'),
  harmless('witness', 'If Daniel were deported, I would lose the house and the insurance.'),
]

/** The applicant is Samir Haddad, a permanent resident since 2017, married to a citizen. */
export const unseenNaturalization: readonly UnseenFact[] = [
  against(
    'office',
    'enclosures introduction',
    'Haddad, Samir. Count 1, driving while ability impaired. Conditional discharge, $500.',
  ),
  against(
    'office',
    'enclosures introduction',
    'On 3/3/2021 officers responded to the residence; Mr. Haddad was placed in handcuffs after his wife reported that he had shoved her.',
  ),
  against(
    'client',
    'enclosures introduction',
    'When I was nineteen I walked out of a Macy’s with a jacket on and had to see a judge about it.',
  ),
  against(
    'client',
    'enclosures introduction',
    'In 2020 a lady at the motor vehicle office asked if I wanted to be on the voter list and I said yes.',
  ),
  against(
    'office',
    'enclosures introduction',
    'Account transcript, tax year 2019: no return received; balance after substitute assessment $3,912.',
  ),
  against(
    'client',
    'enclosures introduction',
    'I have an arrangement with the IRS and send them $120 every month for 2018.',
  ),
  against(
    'office',
    'enclosures introduction',
    'The noncustodial parent has made no payment for the child since February 2022.',
  ),
  against(
    'client',
    'enclosures introduction',
    'I did not know about Selective Service and turned twenty-six without signing up.',
  ),
  against('office', 'eligibility', 'Entries and exits: departed JFK January 9, 2021; admitted JFK September 30, 2021.'),
  against(
    'client',
    'eligibility',
    'From 2019 to 2020 I looked after my father in Beirut for eleven months and let my apartment in Detroit go.',
  ),
  against('office', 'eligibility', 'Form 1040-NR, tax year 2021, filed by Samir Haddad.'),
  against(
    'client',
    'eligibility',
    'My employer sent me to its plant in Dubai for fourteen months, and my wife and the children came along.',
  ),
  against(
    'client',
    'eligibility enclosures',
    'Since last August my wife has her own place in Toledo and I see her on weekends.',
  ),
  against(
    'office',
    'eligibility enclosures',
    'Petition for dissolution, Haddad v. Haddad, filed May 6, 2024, Wayne County.',
  ),
  against(
    'client',
    'enclosures introduction',
    'I told the officer at the green card interview that I had no children, but my son in Tripoli was already two.',
  ),
  against(
    'office',
    'enclosures introduction',
    'The agency finds that Mr. Haddad drew unemployment benefits for fourteen weeks during which he was employed.',
  ),
  against(
    'client',
    'enclosures introduction',
    'I collect winnings for the card games in my cousin’s back room and keep a share.',
  ),
  against(
    'client',
    'enclosures introduction',
    'As a young man I carried a membership book of the Syrian Communist Party.',
  ),
  against(
    'office',
    'enclosures introduction',
    'A capias remains active for Samir Haddad on citation 22-T-0417, no operator’s license.',
  ),
  against(
    'client',
    'enclosures introduction',
    'I bought the Social Security number with which I worked at the bakery before my green card.',
  ),

  harmless('office', 'Haddad, Samir. Search of all counties: no record found.'),
  harmless(
    'office',
    'Mr. Haddad called the officers to the residence because of a burglar and gave a statement as a witness.',
  ),
  harmless('client', 'When I was nineteen I worked in the men’s department of a Macy’s.'),
  harmless('client', 'I have never registered to vote and never voted in any election here.'),
  harmless('office', 'Account transcript, tax year 2019: return filed April 2, 2020; account balance $0.00.'),
  harmless('client', 'The IRS sent me a refund of $120 for 2018.'),
  harmless('office', 'The noncustodial parent has paid every installment on time since February 2019.'),
  harmless('client', 'I registered with Selective Service in the month in which I turned eighteen.'),
  harmless('office', 'Entries and exits: departed JFK July 2, 2022; admitted JFK July 16, 2022.'),
  harmless('client', 'My father came from Beirut and stayed with us in Detroit for eleven months.'),
  harmless('office', 'Form 1040, tax year 2021, filed jointly by Samir and Rana Haddad.'),
  harmless('client', 'My employer has a plant in Dubai, but I have always worked in Michigan.'),
  harmless('client', 'My wife and I bought our house in Dearborn together and both sleep under its roof every night.'),
  harmless('office', 'Certificate of marriage, Samir Haddad and Rana Khoury, May 6, 2018, Wayne County.'),
  harmless('client', 'I told the officer at the green card interview about my son in Tripoli.'),
  harmless('office', 'The agency finds that Mr. Haddad was entitled to the benefits that he drew in 2020.'),
  harmless('client', 'I teach card tricks to the children of our parish.'),
  harmless('client', 'My grandfather was put in prison by the Communist Party.'),
  harmless(
    'office',
    'Citation 22-T-0417 was issued to another driver of the same name and does not concern the applicant.',
  ),
  harmless('client', 'My brother was arrested in Beirut in 2015 for a cartoon.'),
]

/** A second set, written after the reader was mended by the misses of the first; nothing was mended by it. */
export const laterUnseenAsylum: readonly UnseenFact[] = [
  against(
    'client',
    'S31',
    'In 2020 I was convicted in Salt Lake City of driving under the influence and finished my probation a year later.',
  ),
  against('office', 'S22', 'The applicant could not explain why the attack of May 2019 is missing from the form.'),
  against('client', 'S27', 'I flew home to Venezuela in December 2021 to see my mother before her operation.'),
  against('client', 'S29', 'From 2004 to 2007 I served in the national guard and manned roadblocks.'),
  against('client', 'S21', 'I had been here for three years before I spoke with anybody about asylum.'),
  against('witness', 'S27', 'Her parents still live in the house in Maracay and nobody has bothered them.'),
  against('client', 'S26', 'We never told the police what had been done to us.'),
  against('client', 'S28 S27', 'I lived with an aunt in Valencia for a year, and nothing happened to me there.'),
  harmless('client', 'I have never driven after drinking and have no convictions.'),
  harmless('office', 'The applicant explained the attack of May 2019 as the form describes it.'),
  harmless('client', 'My mother flew to Utah in December 2021 to see me before her operation.'),
  harmless('client', 'The national guard manned roadblocks on all the roads out of the city.'),
  harmless('client', 'I spoke with a lawyer about asylum in the week after I arrived.'),
  harmless('witness', 'Her parents had to leave the house in Maracay after the third visit of the police.'),
  harmless('client', 'We told the police what had been done to us, and they sent us away.'),
  harmless('client', 'I lived with an aunt in Valencia for a week, and then they found me.'),
]

export const laterUnseenWaiver: readonly UnseenFact[] = [
  against(
    'office',
    'discretion',
    'Daniel Otero, 05/2014, possession of marijuana under 20 grams, deferred adjudication, $300 fine.',
  ),
  against(
    'client',
    'discretion eligibility immigration',
    'The border patrol sent me back in 2001, and I crossed again the same night.',
  ),
  against(
    'client',
    'discretion eligibility immigration',
    'At the bridge I told the officer that I had been born in Brownsville.',
  ),
  against('client', 'discretion', 'I did not report the tips that I made at the restaurant for several years.'),
  against('witness', 'sep_', 'My mother-in-law offered to move in with me and help with the children.'),
  against(
    'office',
    'sep_',
    'Her depression has been in full remission since last year and she no longer takes medication.',
  ),
  against('witness', 'sep_', 'Our house is paid off, and I have $41,000 in savings.'),
  against('witness', 'rel_', 'My sister-in-law has a large house in Querétaro and would give us two rooms.'),
  harmless('office', 'Daniel Otero, 05/2014, search of the court’s index: no cases.'),
  harmless('client', 'The border patrol has never stopped me, and I crossed only once.'),
  harmless('witness', 'My daughter was born in Brownsville and has never lived anywhere else.'),
  harmless('client', 'I report all the tips that I make at the restaurant.'),
  harmless('witness', 'My mother-in-law is bedridden and depends on me for everything.'),
  harmless('office', 'Her depression has returned, and the dose of her medication was doubled.'),
  harmless('witness', 'We owe $190,000 on our house and have no savings.'),
  harmless('witness', 'My sister-in-law in Querétaro lost her house in the flood.'),
]

export const laterUnseenNaturalization: readonly UnseenFact[] = [
  against(
    'office',
    'enclosures introduction',
    'Samir Haddad was charged with disorderly conduct on July 4, 2022; the charge was dismissed on payment of costs.',
  ),
  against(
    'client',
    'enclosures introduction',
    'I voted in the county election in 2020 because I thought that residents may.',
  ),
  against('client', 'enclosures introduction', 'I have not filed a tax return for 2022 yet.'),
  against('office', 'enclosures introduction', 'Mr. Haddad is four months behind with his child support.'),
  against('client', 'eligibility', 'I stayed in Lebanon for nine months in 2022 because my mother was ill.'),
  against('client', 'eligibility enclosures', 'My wife and I have lived apart since January.'),
  against('client', 'enclosures introduction', 'I paid a smuggler to bring my nephew over the border in 2019.'),
  against(
    'client',
    'enclosures introduction',
    'On my visa application I wrote that I was single although I was married.',
  ),
  harmless('office', 'Samir Haddad was a witness to the disorderly conduct of a neighbor on July 4, 2022.'),
  harmless('client', 'I look forward to voting for the first time after I become a citizen.'),
  harmless('client', 'I have filed my tax returns for every year on time.'),
  harmless('office', 'Mr. Haddad has paid his child support in full and on time.'),
  harmless('client', 'I stayed in Lebanon for nine days in 2022 because my mother was ill.'),
  harmless('client', 'My wife and I have lived together since January of 2018.'),
  harmless('client', 'I paid for the flight of my nephew, who came with a student visa.'),
  harmless('client', 'On my visa application I wrote that I was married and had one child.'),
]
