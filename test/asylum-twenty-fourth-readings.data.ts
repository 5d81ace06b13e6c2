import type { AsylumReading } from './asylum-readings.data.ts'

const expected = { sections: [], absent: [], checks: [] }
/** Written whole before they were run: a declaration in the first person, and notes of a paralegal in the third. */
export const twentyFourthAsylum: readonly AsylumReading[] = [
  {
    expected,
    id: 'R67',
    title:
      'a tea seller of Somalia from a despised clan before the court in Columbus, forced marriage refused, years in Kenya, five papers',
    as_of: '2026-11-28',
    client: {
      first_name: 'Nasteho',
      middle_name: 'Abdi',
      last_name: 'Guled',
      client: { country_of_citizenship: 'Somalia', date_of_birth: '1998-07-11', gender: 'female' },
      spouse: {},
      children: [{ first_name: 'Ayaan', last_name: 'Guled', date_of_birth: '2020-03-02' }],
    },
    answers: {
      jurisdiction: 'immigration',
      judge_name: 'Roberta Kessel',
      city: 'Columbus',
      state: 'OH',
      detained: 'no',
      asylum_application_timing: 'yes',
      last_arrival_date: '2025-03-18',
      i589_filed_date: '2025-12-09',
      nta_date: '2025-03-20',
      next_hearing: '2027-04-14, 8:30 a.m.',
      spouse_applying: 'no',
      children_applying: 'no',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'],
      convention_against_torture_details:
        'AS beat her w/ electric cable in Jilib 2019, 3 days in container. said next time stoning. govt does not hold Jilib; district commissioner in Kismayo said your kind has no file',
      procedural_history: 'no',
      country_resided: 'yes',
      benefits_details:
        'Kenya Sept 2019 - Jan 2025, Dadaab then Eastleigh. alien card asylum seeker, never decided, no right to work, camp closing announced',
      applicant_basis: ['Particular social group', 'Race'],
      race_details: 'Madhiban (they say midgaan). noble clans do not marry or eat with them',
      social_group_details: 'Madhiban women without male protection / women who refused AS marriage',
      country_persecution: 'Somalia',
      who: 'Al-Shabaab, emir Abu Zubeyr Farah of Jilib; the Ogaden landlord’s sons in Kismayo',
      persecutor_type: 'non_state',
      why: 'Refused to marry fighter; midgaan so nobody asks for her; sells tea to men',
      when: 'Aug-Sept 2019; Kismayo 2016; cousin 2024',
      what: 'raped 2016 by landlord sons; 2019 AS came for marriage, refused, container 3 days, cable, fled; father killed',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details: 'father shot 9/2019 as he did not hand her over. cousin Hodan taken 2024, no word',
      client_reported: 'yes',
      yes_client_reported_details: 'told district office Kismayo 2016. sent away',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      {
        id: 'd1',
        title: 'Declaration of Nasteho Abdi Guled (translated from Somali)',
        text: `DECLARATION OF NASTEHO ABDI GULED

1. My name is Nasteho Abdi Guled. I was born in Kismayo in 1998. My mother says it was in the dry season, and the date on my papers, 11 July, was given to us in the camp.

2. My people are Madhiban. In Somalia others call us midgaan, which is not a word that one says to a person one respects. We work leather, we cut hair, the women wash and sell tea. A man of a noble clan does not eat from our plate. At the well in my street we drew water last.

3. My father, Abdi Guled Warsame, repaired shoes beside the port. My mother died when I was eleven. I have one brother, Liban, who went on the sea to Yemen in 2014 and we heard nothing after.

4. We rented one room from a man of the Ogaden, Haji Muhumed. In October 2016 his two sons came in when my father was at the port. I was eighteen. They both forced me. The older one, Sakariye, laughed and said to his brother that it is no sin, it is like to take from a goat. I bled until the next day.

5. My father went with me to the office of the district commissioner. A man with a pen asked our clan before he asked what happened. When my father said it he closed the book. He said, "Your kind has no file here. Who will pay the blood price for you?" We stood up and left. Haji Muhumed put us out the same week.

6. We went to Jilib, to my father's sister, because somebody told my father that under Al-Shabaab the clans are equal. This is what they say, that a Muslim is a Muslim. They do give the Madhiban work. They gave my father the boots of the fighters to mend and they did not pay.

7. I sold tea under the tree at the bus place. I did this for two years. The hisba women hit me two times with a stick because my wrist was seen.

8. In August 2019 the emir of the town, whom they called Abu Zubeyr Farah, sent two women to my aunt. They said that a fighter, a foreigner with one eye, was ready to marry me and that it was an honor for somebody of my blood. I said no. I said I will not marry a man who kills people. My aunt put her hand over my mouth but the women had heard it.

9. On 28 August 2019 four men took me from under the tree. They broke my cups. They put me in an iron container of the kind that comes by ship, behind the school. It was three days and in the day nobody can breathe in it. In the evening they opened it and a man beat me with an electric cable on the back and the legs and he said, "You sell tea to men and you refuse a mujahid. You think a midgaan can choose?" On the third day the emir came himself. He said, I give you until Friday, and then it is the stones, because a woman who sits with men is an adulteress.

10. They let me go so that I could be washed for the wedding. On the night of 1 September my father brought me to a truck of charcoal. He had paid with his tools. He did not come because the truck had place for one.

11. They came on Friday, the sixth. My aunt told me on the telephone: they asked where I was, he said that God knows, and they shot him in the door. They left a paper on him, "He hid what was ordered." My aunt was fined two goats.

12. In Kenya I was in Dadaab, in Ifo camp, from September 2019. My daughter Ayaan was born there on 2 March 2020. I have never said to anybody who her father is. The days can be counted. It was in the container, on the second night, the man with the cable.

13. In Ifo there are also the others. A man from Jilib saw me in 2021 at the water and said my name and my father's name. I went to Eastleigh, in Nairobi, where I washed clothes. I had a card of an asylum seeker. It was never decided. Every three months I paid the police so that they did not put me on the lorry back to the camp. In 2024 they said again that Dadaab would be closed.

14. In November 2024 my cousin Hodan was taken in Jilib, she was sixteen. Nobody has seen her. My aunt said on the telephone: they have written your name also, they say the debt is with the family.

15. A church in Nairobi helped me with a passport that was not mine, a Kenyan one in the name Fatuma Hassan Ali. I flew to Brazil in January 2025 and went by land. I showed this passport in Brazil only. At the border in Arizona I said my own name. I was afraid of the officer because he was a man and he asked me in front of other men; I said that I was beaten and that I refused a marriage. I did not say the thing of 2016 and I did not say the thing of the container to him.

16. My daughter is in Eastleigh with a woman of my people, Mama Sahra. I send eighty dollars when I have it.

17. In Columbus I clean in a hotel since my permit came. I was not arrested. I have nobody of my family in Somalia except the aunt, who is a widow. In Mogadishu I know nobody; a woman of the Madhiban without a man cannot rent a room there, the first thing they ask is who is your uncle.

I declare under penalty of perjury that this is true. Columbus, October 6, 2026.
Nasteho Abdi Guled`,
      },
      {
        id: 'd2',
        title: 'Credible fear interview, notes of the asylum officer, April 11, 2025',
        text: `Q: Have you ever been harmed in your country?
A: Yes. They beat me. They wanted me to marry.
Q: Who?
A: Al-Shabaab.
Q: Were you harmed by anyone else, at any time?
A: No.
Q: Were you harmed in any other way?
A: They locked me.
Q: Why did they choose you?
A: I am of a low tribe. No one would fight for me.
Q: Could you live in Mogadishu?
A: I have no one there.
Officer note: applicant spoke quietly, asked twice whether a woman could continue the interview. No female officer available.
Finding: credible, positive.`,
      },
      {
        id: 'd3',
        title: 'UNHCR Kenya, proof of registration',
        text: `PROOF OF REGISTRATION
Household of: GULED Nasteho Abdi (F), born 11/07/1998, Somali.
Arrival in Kenya: 05/09/2019. Registered at Ifo: 19/09/2019.
Members: 2. Child: Ayaan (F), born 02/03/2020, Ifo hospital.
Status: asylum seeker. Refugee status determination: pending.
Specific needs: SGBV, WR (woman at risk).
Valid to 18/09/2024. Not a travel document. Does not confer a right to work.`,
      },
      {
        id: 'd4',
        title: 'Forensic evaluation, Dr. Johanna Brandvold, MD, Ohio State University Asylum Clinic',
        text: `I examined Ms. Guled for three hours on July 22, 2026 through a female interpreter.

Examination of the skin. Eleven linear hyperpigmented scars of 8 to 19 cm on the upper back and the back of both thighs, several of them in a doubled, looped form. This pattern is typical of a blow with a folded flexible cord. Two round scars of 7 mm on the left forearm, which Ms. Guled attributes to hot tea spilled at work; this is plausible.

She met criteria for posttraumatic stress disorder and for a major depressive episode. She keeps the door of her room open and sleeps on the floor beside it. She could not speak of the second night in the container at the first attempt and asked for a pause of twenty minutes.

Late disclosure of sexual violence, and disclosure first to a woman, is what the literature describes and what I see in my practice; I do not regard it as a sign of invention.

She declined a gynecological examination, which is her right, and I therefore give no opinion on injuries of that kind.`,
      },
      {
        id: 'd5',
        title: 'Letter of Mohamed Yusuf Hirsi, Madhiban Community Association of Ohio',
        text: `October 1, 2026

To the Immigration Court

I am the chairman of our association since 2011. We are about three hundred families. I left Kismayo in 1996.

I know the family of Abdi Guled, the shoemaker. I have not met Nasteho before she came to Columbus, but her grandfather and my father had the same bench at the port, and she could name to me the five men who worked there. Only a child of that bench knows it.

There are no courts for us. If somebody of the Darod kills a man of ours there is no mag, no blood price, because we have no elders at the table. The government has had a Madhiban deputy in the parliament, under the four-point-five rule we are in the half. This has not changed who may hit whom in Kismayo.

With respect,
Mohamed Yusuf Hirsi`,
      },
      {
        id: 'd6',
        title: 'Juba Valley Observatory, Occupational castes and armed rule in southern Somalia, 2026 (excerpt)',
        text: `Occupational castes and armed rule

1. The federal government and the Jubaland administration do not control Jilib, which has been the seat of Al-Shabaab's Juba command since 2011. Kismayo town has been held by Jubaland forces since 2012; the roads that lead out of it are not.

2. Al-Shabaab presents itself as above clan and recruits among the castes. Of 61 women of the Madhiban, Tumal and Yibir whom we interviewed, 38 were asked for in marriage by a fighter; 31 refused or fled, and 12 of the 31 said that a male relative was killed or fined for it.

3. In areas of the government, of 44 complaints of rape by members of the castes which we followed between 2019 and 2025, two led to an arrest and none to a judgment. Complaints are sent to elders, and the castes have no elders in the assembly.

4. Some Madhiban families have lived in Mogadishu for generations and run barber shops and restaurants in Hamar Weyne; those with male relatives in the city told us of insults but seldom of violence.

5. A woman who arrives alone in Mogadishu is asked for a guarantor of her clan by landlords and at checkpoints. Camps for the displaced are run by gatekeepers of the majority clans; 27 of 29 caste women in the camps told of assault.

6. In 2025 the federal police opened a desk for violence against women in Mogadishu. It had four officers.`,
      },
    ],
    needed: [
      'drew water last',
      'taken? from a goat|take from a goat',
      'Your kind has no file here',
      'boots of the fighters|hisba|under the tree',
      'kills people',
      'broke my cups|broke her cups',
      'iron container',
      'You think a midgaan can choose',
      'until Friday',
      'He hid what was ordered',
      'second night',
      'never decided',
      'Hodan',
      'Fatuma Hassan Ali',
      'in front of other men',
      'who is your uncle',
      'harmed by anyone else|No female officer',
      'pending',
      'eleven linear|Eleven linear',
      'folded flexible cord',
      'Late disclosure|late disclosure',
      'five men',
      'blood price',
      '38 were|38 of',
      'two led to an arrest',
      'Hamar Weyne',
      'guarantor',
      '27 of 29',
      'four officers',
      'not control Jilib',
    ],
  },
  {
    expected,
    id: 'R68',
    title:
      'a union steward of Cambodia at the asylum office in San Francisco, strike and prison, notes of a paralegal, six papers',
    as_of: '2026-11-28',
    client: {
      first_name: 'Sreymom',
      middle_name: '',
      last_name: 'Chhim',
      client: { country_of_citizenship: 'Cambodia', date_of_birth: '1986-01-25', gender: 'female' },
      spouse: { first_name: 'Vuthy', last_name: 'Pen', date_of_birth: '1983-09-30' },
      children: [],
    },
    answers: {
      jurisdiction: 'uscis',
      city: 'San Francisco',
      state: 'CA',
      asylum_application_timing: 'no',
      missed_filing_deadline_reason:
        'came B1/B2 May 2023, status to 11/2023. H/O 6 mo ext granted to 5/14/24. breast ca dx 1/2024, surgery, chemo to 8/24. court in PP sentenced her in absentia 10/4/24 - heard 10/9. filed 12/20/24',
      last_arrival_date: '2023-05-15',
      i589_filed_date: '2024-12-20',
      spouse_applying: 'no',
      children_applying: 'no',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval'],
      country_resided: 'no',
      applicant_basis: ['Political Opinion'],
      political_opinion_details:
        'union = opposition in eyes of govt. steward, strike at casino hotel 12/2021 on. wore CNRP? NO never member, but sister was commune councilor candidate Candlelight',
      country_persecution: 'Cambodia',
      who: 'district security guards + police Phnom Penh; PJ court; mgmt informers',
      persecutor_type: 'state',
      why: '“You work for the foreigners who want color revolution”',
      when: '1/4/22 arrest; 65 days CC2; 8/11/22 beating; sentence 10/4/24',
      what: 'arr, prison 2+ mos, released on bail; kicked in stomach by guards Aug 22, lost pregnancy; followed; new incitement case; 2 yrs in abs.',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details: 'co-steward Chenda still in. husband fired from port. sister candidate fled to Thailand',
      client_reported: 'yes',
      yes_client_reported_details: 'complained abt beating to Daun Penh police - they took no paper. ILO was told',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      {
        id: 'd1',
        title: 'Intake memo, paralegal T. Nguyen, meetings of 11/5 and 11/14/2024 (Khmer interpreter)',
        text: `INTAKE MEMO - S. Chhim

Client b. 1986 Prey Veng, 3rd of 6. Garment work at 16, then casino hotel from 2009: room attendant, later supervisor of 14th floor. $340/mo at the end.

Joined union 2013, elected floor steward 2018. 1,300 laid off Apr 2021 - list was heavy w/ union people, she says 9 of 11 stewards. She was one.

Strike starts 12/18/21. She led chants on the megaphone, has photos. Slogan: "we need our jobs". Did not block road, says so each time.

1/4/2022, ~5 pm, outside Nat'l Assembly park: plain clothes + district guards pulled her by the hair into a van w/ 3 others. Lost a shoe. Police at municipal commissariat asked who pays the union, "which foreigner writes your banners." Signed w/ thumb a paper not read to her.

Charged incitement (494/495). Prison CC2 65 days. Cell 80+ women, slept in turns, sitting. Skin infection. Guard called her "color revolution". Released 3/10/22 on bail: not to change address, not to join gatherings.

She did join. "If I stop then they are right that somebody pays me."

8/11/22: march to the Labor Ministry. Guards w/ helmets. One kicked her twice low in the belly when she was down already. Was 9 wks pregnant, first after 8 yrs of trying, had told only husband. Bled that night. Calmette hosp. - lost it. Cries here, stop for 10 min. Does not want husb. named in this part.

Went to Daun Penh police 8/15 w/ hosp paper. Officer: "Guards are not police. Go complain to the guards." No paper taken.

After: man on Honda Dream outside house most days. Sept-Oct 22 neighbors asked by sangkat chief who visits. Husb. Vuthy (crane, Sihanoukville port) dismissed Nov 22, boss told him his wife eats American money.

Passport - had one from 2019 trip Bangkok. Bail cond. says address, nothing about travel? CHECK. Left by air 5/14/23 PP-Seoul-SFO, no questions. Invited by US union local for conference in Oakland, spoke there 5/17.

Meant to go back in June. 6/2/23 Chenda re-arrested at airport coming from Malaysia. Union told client stay.

Mammogram free clinic 1/24 -> cancer L breast stage II. Surgery 2/24, chemo until 8/24. Was too sick. Hair came back.

10/4/24 municipal court: 2 yrs for incitement, in absentia, w/ warrant. Lawyer msg'd 10/9. Says judge took 20 min for 9 people.

Husb. in Prey Veng w/ his mother, police came 2x (Oct 20, Nov 2): "when does she come home, we have her room ready."

Sister Sreyleak - Candlelight candidate 2022, now Thailand. Two other siblings work for govt - one is clerk in Min. of Ed. No trouble. ASK WHY

No arrests in US. Works cash at bakery - told her re EAD.

Q for atty: is union = political opinion? Could she live in village?`,
      },
      {
        id: 'd2',
        title: 'Phnom Penh Municipal Court, notice of judgment No. 214 (translation)',
        text: `KINGDOM OF CAMBODIA
NATION RELIGION KING
PHNOM PENH MUNICIPAL COURT

NOTICE OF JUDGMENT NO. 214, October 4, 2024

Accused: CHHIM SREYMOM, female, 38, former employee, address Sangkat Chaktomuk, absent.
Offense: incitement to commit a felony, Articles 494 and 495 of the Criminal Code.
The court finds that the accused, together with eight others, from December 2021 to August 2022 in Phnom Penh, incited employees to an illegal strike which caused grave disorder to the security of society.
Decides: two years' imprisonment and a fine of 4,000,000 riel. Orders arrest to execute.
Appeal within thirty days from notification.`,
      },
      {
        id: 'd3',
        title: 'Calmette Hospital, medical summary, August 12, 2022 (translation from French)',
        text: `RÉSUMÉ MÉDICAL

Patient: CHHIM Sreymom, 36 years, G1P0.
Entered 12/08/2022 at 01:40. Bleeding since about 22:00, 9 weeks of amenorrhea. Ecchymosis of the hypogastrium 11 x 7 cm, ecchymosis of the right hip.
Ultrasound: no cardiac activity, subchorionic hematoma. Spontaneous abortion complete at 06:00.
History given: fall.
Left on 13/08/2022.`,
      },
      {
        id: 'd4',
        title: 'Certificate of release, Correctional Center 2 (translation)',
        text: `GENERAL DEPARTMENT OF PRISONS, CC2
CERTIFICATE OF RELEASE

Name: CHHIM Sreymom. Entered: 6 January 2022. Left: 10 March 2022.
Reason: order of the investigating judge, judicial supervision.
Conditions: residence at the known address; presentation on summons; no participation in gatherings at the place of the former workplace; not to leave the territory of the Kingdom without permission of the judge.
Conduct: normal.`,
      },
      {
        id: 'd5',
        title: 'Letter of Ricardo Almazan, Secretary-Treasurer, hospitality workers local, Oakland',
        text: `September 9, 2026

Dear Asylum Officer:

Our local has worked with the casino workers' union in Phnom Penh since 2017. I met Sreymom Chhim there in November 2019 when I stayed a week. She was the steward of the fourteenth floor, and I watched her settle in ten minutes a dispute on mattresses that the managers had let run for a month.

I invited her in 2023. She spoke to two hundred of our members on May 17 and asked for nothing except that we write to the hotel.

On June 2, 2023 I got a call at night from the union's president. She told me that Chenda had been arrested at the airport and that Sreymom must not fly on the 9th. I have the ticket still, which we paid.

She did not tell us of the pregnancy until this year. She told my wife.

Ricardo Almazan`,
      },
      {
        id: 'd6',
        title: 'Mekong Labor Rights Watch, Strike as Crime: Cambodia 2026 (excerpt)',
        text: `Strike as Crime

1. Between January 2022 and June 2026 courts in Phnom Penh convicted 58 unionists of incitement. 41 had taken part in the strike at the casino hotel. Sentences were from one to three years.

2. Officials call strikers the instrument of a "color revolution". The phrase stands in 33 of the 58 judgments or indictments. In March 2024 the Minister of Labor said: "These are not workers, they are politicians without a party."

3. Sixteen of the convicted received a royal pardon in 2025, after they had thanked the prime minister in writing. Four who returned to the picket were arrested again.

4. District guards are paid by the municipality, wear its badge and act under orders of police commanders on the spot. None was charged in the 112 cases of injury which we recorded.

5. A person who moves registers with the village chief within days; judgments are sent to the police of the province of birth.

6. Rank-and-file strikers who accepted the compensation, about 1,900, have as far as we know not been prosecuted.`,
      },
    ],
    needed: [
      '1,300',
      '9 of 11|nine of the eleven|nine of eleven',
      'megaphone',
      'by the hair',
      'which foreigner writes your banners',
      'thumb',
      '65 days',
      'slept in turns|in turns',
      'color revolution',
      'If I stop then they are right',
      'kicked her twice|kicked twice|kicked',
      'Guards are not police',
      'Honda Dream',
      'eats American money',
      'Chenda',
      'stage II|cancer',
      '20 minutes|20 min|twenty minutes',
      'we have her room ready',
      'Candlelight',
      'two years',
      'grave disorder',
      '11 x 7 cm|11 by 7',
      'History given: fall|fall',
      'not to leave the territory|leave the territory',
      'mattresses',
      'must not fly|ticket',
      '58 unionists',
      '33 of the 58',
      'politicians without a party',
      'royal pardon',
      '112',
      'province of birth',
      '1,900',
    ],
  },
]
