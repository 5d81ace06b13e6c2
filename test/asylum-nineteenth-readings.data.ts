import type { AsylumReading } from './asylum-readings.data.ts'

const expected = { sections: [], absent: [], checks: [] }

/** Two cases with their papers, each written whole before it was read: Zimbabwe and Kenya. */
export const nineteenthAsylum: readonly AsylumReading[] = [
  {
    expected,
    id: 'R56',
    title: 'a ward chairwoman of Zimbabwe before the court in Dallas, years in South Africa, three papers',
    as_of: '2026-11-28',
    client: {
      first_name: 'Tendai',
      middle_name: 'Grace',
      last_name: 'Mukaro',
      client: {
        a_number: 'A 219-663-045',
        country_of_citizenship: 'Zimbabwe',
        date_of_birth: '1979-07-22',
        gender: 'female',
      },
      spouse: { name: 'Simbarashe Mukaro', country_of_citizenship: 'Zimbabwe' },
      children: [{ name: 'Rutendo Mukaro', date_of_birth: '2009-01-15', country_of_citizenship: 'Zimbabwe' }],
    },
    answers: {
      jurisdiction: 'immigration',
      judge_name: 'Patricia Vandermolen',
      city: 'Dallas',
      state: 'TX',
      detained: 'no',
      asylum_application_timing: 'yes',
      last_arrival_date: '2024-05-11',
      i589_filed_date: '2025-03-28',
      nta_date: '2024-09-05',
      next_hearing: '2027-01-21, 10:00 a.m.',
      spouse_applying: 'no',
      children_applying: 'yes',
      first_defendant: 'Rutendo Mukaro',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval', 'ConventionAgainstTorture'],
      convention_against_torture_details:
        'beaten on soles (falanga) w/ sticks at the base in Aug 2023, made to drink from a toilet bucket; CIO man said next time the dam',
      procedural_history: 'no',
      country_resided: 'yes',
      benefits_details:
        'South Africa 2008-2012, section 22 asylum seeker permit (renewed every 6 mos), claim never decided, went home 2012. Xenophobic attacks 2008 + 2010. No permit now.',
      applicant_basis: ['Political Opinion'],
      political_opinion_details:
        'CCC ward chair (before: MDC member since 2000), for free elections; polling agent in Aug 2023',
      country_persecution: 'Zimbabwe',
      who: 'ZANU-PF youths led by Comrade Chipembere; CIO officers; police at Murewa did nothing',
      persecutor_type: 'mixed',
      why: 'b/c polling agent and CCC ward chair, refused to sign the false V11 form. They sang "sellouts are buried upright"',
      when: 'June 2008; 25-27 Aug 2023; Jan 2024',
      what: '2008 hut burned, husband beaten. Aug 2023 taken to a base at the school, falanga, arm broken, 2 nights. Jan 2024 CIO visited her at work, dog poisoned, daughter followed from school',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details:
        'husband Simbarashe (limps since 2008), co-agent Blessing Nyoni found dead Sept 2023, in a well',
      client_reported: 'yes',
      yes_client_reported_details: 'Murewa police 8/29/23, given RRB number, told to bring the suspects herself',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      {
        id: 'd1',
        title: 'Affidavit of Tendai Grace Mukaro',
        text: `AFFIDAVIT OF TENDAI GRACE MUKARO

I, Tendai Grace Mukaro, make oath and say as follows.

BACKGROUND

I am a Zimbabwean citizen, born on 22 July 1979 at Murewa. I trained as a primary school teacher at Seke and taught Grade Three for nineteen years. I am married to Simbarashe and we have one child living, Rutendo. I am a Methodist and I lead the women's choir.

I joined the MDC in 2000 because the teachers' pay was stopped and nobody would say why. I was an ordinary member who cooked at rallies.

2008

After the first round of the election of March 2008 the youths of ZANU-PF set up a base behind the Chitowa shops. On the night of 14 June 2008 they burned our kitchen hut and the granary. My husband went out with a bucket. They beat him with chains on the hip, and one held me by the hair so that I would watch. He limps to this day. We walked for two nights and crossed at Beitbridge under a lorry's canvas.

We lived in Johannesburg, in Alexandra, until December 2012. I had an asylum seeker's permit, the paper which is called section 22, and every six months I queued at Crown Mines to have it stamped. They never called me for the decision. In 2010 a crowd came with sticks to chase the foreigners and our landlord hid us in his ceiling. When my mother had a stroke and there was a unity government at home we went back. I was not asked anything at the border.

THE ELECTION OF AUGUST 2023

In 2022 I became chairwoman of Ward 9 for the Citizens Coalition for Change, and for the election of 23 August 2023 I was a polling agent at Chitowa Primary, where I taught. At our station the count was 211 for our candidate and 148 for theirs. The V11 form is the paper on which the result is written. In the morning the presiding officer brought another V11, on which the figures were the other way around, and said we should all sign. Blessing Nyoni and I refused. I photographed the true one with my phone.

On 25 August at dusk about fifteen youths came to my house singing "sellouts are buried upright." Their leader was the man known as Comrade Chipembere, whom I had taught to read. They marched me and Blessing to the school, to my own classroom. I was made to lie on the desks. They beat the soles of my feet with mopani sticks, in turns, and counted to 211. When I put my arm in between they broke it. They wanted the phone, but I had given it to Rutendo and she had put it in the maize. They made us drink from the bucket of the toilet. I heard a man who was not a youth, with polished shoes, tell them: not the face.

They let us go on the second morning, on 27 August. My husband carried me in a wheelbarrow to the clinic.

On 29 August I went to the police at Murewa with my arm in plaster. Constable Gwatidzo gave me an RRB number. He said that if I know the suspects I should bring them in, because the police have no fuel.

On 19 September they found Blessing in a well at Chitowa. The police said she had slipped. She was afraid of that well and sent her children to the other one.

AFTER

I went on teaching. On 22 January 2024 two men of the Central Intelligence Organisation came to the school and sat at the back in my lesson. Afterwards one of them, the one with the polished shoes, said to me: "Next time it is the dam, madam, and not the desk." In the same week our dog was poisoned and a white Toyota without plates drove behind Rutendo from school. I understood that they would not come for me first.

I did not try to live in Harare. My sister in Glen Norah said that the chairman of her street had already asked who would be coming from Murewa. A teacher is transferred only by the Ministry and the Ministry is theirs.

Simbarashe is in Murewa with my mother. He reports that youths asked for me at Easter of 2025 and that he told them I am dead.

On 11 May 2024 I landed at Dallas with Rutendo on visitor visas which had been issued for a choir festival in 2023. I did go to the festival in July 2023, for two weeks, in Tulsa, and I went home again, because the election was coming and I was the chairwoman.

I have not been arrested anywhere. I worked for some months at a nursing home without permission before my card came.

Sworn at Dallas this 2nd day of November 2026.
Tendai Grace Mukaro`,
      },
      {
        id: 'd2',
        title: 'Murewa District Hospital, outpatient card',
        text: `MUREWA DISTRICT HOSPITAL
OPD card 4471/23. Name: Mukaro Tendai F 44
27/8/23. Assaulted. # L ulna, closed. Both soles swollen +++, cannot weight bear. Urine dark.
Rx: POP below elbow, brufen, IV fluids. Adm. 2/7.
29/8/23 Discharged on request.
10/10/23 POP off. Residual stiffness wrist.
Sister i/c: L. Muzenda`,
      },
      {
        id: 'd3',
        title: 'Letter of Reverend Kudzai Marange',
        text: `Methodist Church in Zimbabwe, Murewa Circuit
14 August 2026

Dear Sir or Madam,

I have served in Murewa since 2015. Mrs. Mukaro led our women's choir. On Sunday the 27th of August 2023 I preached to an empty choir, and after the service I found her at the clinic. Her feet were the size of loaves. She asked me to pray in a low voice so that the others should not hear who she was.

I buried Blessing Nyoni. I washed the body with her aunt, since the mortuary wanted foreign currency. There was a mark of rope at both wrists.

Youths of the ruling party stand at the church gate on some Sundays and write down who enters. I was told not to mention either woman from the pulpit, and to my shame I have obeyed.

Yours faithfully,
Rev. Kudzai Marange`,
      },
      {
        id: 'd4',
        title: 'Southern Africa Election Monitor, Zimbabwe after the vote, 2026 (excerpt)',
        text: `Zimbabwe after the vote

We documented 1,204 cases of reprisal against polling agents and local officers of the opposition between August 2023 and December 2025. In 61 cases the person died. In nine of ten cases in which a police report was made, no suspect was interviewed.

The governing party's ward registers follow people who move. Of 140 families who relocated to Harare or Bulawayo, 52 reported that local party officers had asked for them by name.

The opposition has since split, and observers describe a decrease of organized violence in the cities in 2025. By-elections in Harare in 2025 passed without serious incidents.

In August 2025 the government appointed a commission on political violence. It has no power to prosecute.`,
      },
    ],
    needed: [
      'cooked at rallies',
      'burned our kitchen hut|burned their kitchen hut|burned the kitchen hut|kitchen hut and the granary',
      'chains on the hip',
      'section 22',
      'never called',
      '211',
      'buried upright',
      'whom I had taught to read|whom she had taught to read',
      'mopani sticks',
      'counted to 211',
      'not the face',
      'wheelbarrow',
      'the police have no fuel|had no fuel',
      'slipped',
      'Next time it is the dam',
      'white Toyota',
      'chairman of her street',
      'youths asked for',
      'Tulsa',
      'without permission',
      'size of loaves',
      'mark of rope',
      '1,204 cases',
      '52',
      'nine of ten cases',
      'decrease of organized violence',
    ],
  },
  {
    expected,
    id: 'R57',
    title: 'a widow of Kenya who refused to be inherited, asylum office Minneapolis, late after word came',
    as_of: '2026-11-28',
    client: {
      first_name: 'Achieng',
      middle_name: '',
      last_name: 'Odero',
      client: { country_of_citizenship: 'Kenya', date_of_birth: '1990-03-08', gender: 'female' },
      spouse: {},
      children: [{ name: 'Felix Odero', date_of_birth: '2013-12-01', country_of_citizenship: 'Kenya' }],
    },
    answers: {
      jurisdiction: 'uscis',
      city: 'Minneapolis',
      state: 'MN',
      detained: 'no',
      asylum_application_timing: 'no',
      missed_filing_deadline_reason:
        'came 6/2/2023 on nanny job (J-1 au pair). Word came 4/14/2025 that her sister-in-law who hid Felix was killed + brother in law has her picture at the bus park. Filed 7/30/2025.',
      last_arrival_date: '2023-06-02',
      i589_filed_date: '2025-07-30',
      spouse_applying: 'no',
      children_applying: 'no',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval'],
      procedural_history: 'no',
      country_resided: 'no',
      applicant_basis: ['Particular social group'],
      social_group_details:
        'Luo widows in Kenya who refuse to be inherited\nhusband dead cannot change; the village knows who is a widow and who was cleansed; they have a word for such women',
      country_persecution: 'Kenya',
      who: 'brother-in-law Ochieng Odero, his age-mates, clan elders',
      persecutor_type: 'non-state',
      why: 'she refused to be inherited after husband died; elders said she brings chira (curse) on the homestead',
      when: 'Nov 2021 - April 2023; Apr 2025 (sister in law)',
      what: 'raped by Ochieng for "cleansing" 11/28/2021, beaten w/ rungu Feb 2022 (lost hearing L ear), land taken, tried to take Felix; burned house March 2023',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details:
        'sister in law Beryl killed 4/11/2025; another widow in the village, Mama Akoth, thrown out',
      client_reported: 'yes',
      yes_client_reported_details:
        'chief of location Dec 2021 sent her to the elders; Ndhiwa police 2/2022 OB number, officer said family matter',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      {
        id: 'd1',
        title: 'Statement of Achieng Odero',
        text: `STATEMENT OF ACHIENG ODERO

My name is Achieng Odero. I am thirty-six and I come from Ndhiwa in Homa Bay County, Kenya. I finished Form Four. I was married in 2012 to Tom Odero, a boda boda rider, who was kind. He died on October 30, 2021 in an accident with a lorry.

Among our people a widow is "inherited." The brother of the husband comes to the hut and sleeps with her, so that she is clean, and after that she belongs with the land. I told my mother-in-law at the burial that I am a Seventh-day Adventist and that I will not do it. She said that I am then bringing chira to the whole homestead.

On November 28, 2021 Ochieng came at night. He is the elder brother of Tom. He had drunk. Two of his age-mates stood at the door and sang. I fought him and he tied my hands with the strap of Tom's helmet. He said, "You were paid for with eleven cows." In the morning the women brought me porridge as if it was a wedding.

I went to the chief of the location in December. The chief told me that he is not going to enter another man's hut and he sent me back to the elders. The elders fined me a goat.

In February 2022 I locked the door. Ochieng broke it and beat me with a rungu on the head, in front of Felix, who was eight. Since that day I hear nothing on the left. At Ndhiwa police they gave me an OB number and the officer at the desk said it is a family matter and I should apologize, because a woman alone cannot plow.

I went to Nairobi in July 2022, to Kibera, and washed clothes. In September Ochieng stood in front of the gate of the church there. A pastor from our place had told him where I am; he thought that he was doing good. I went back because he said that otherwise he will take Felix out of school.

In March 2023 they burned my house while I was at the market. My husband's sister Beryl took Felix. An agency in Kisumu had my papers for an au pair program, for which I had applied when I was still in Nairobi, and I came to Minnesota on June 2, 2023.

I did not know about asylum. I thought it is for people who have done politics. My program ended in June 2025. On April 14, 2025 my cousin Millicent telephoned me that Beryl was killed on April 11. She was cut with a panga on the path to the posho mill, after she had said to the clan that Felix will stay with her until I send for him. Ochieng has given a photograph of me to the touts at the Ndhiwa bus park. I could not work for two weeks. The family where I was took me to a clinic, and a lady there gave me the number of the law office. I filed on July 30, 2025.

Felix is now with Millicent in Migori and goes to school under her name. He is twelve.

In Kenya there is a law against violence at home since 2015, I have heard of it here. Nobody in Ndhiwa has heard of it. I have never been arrested. In Kenya I once bought a learner's certificate from a cousin so that I could register as au pair, since it asked for driving.

I swear that this is true.
Achieng Odero, October 5, 2026`,
      },
      {
        id: 'd2',
        title: 'Audiology report, Hennepin ENT',
        text: `Hennepin ENT, Audiology
Date of service: 03/19/2026
Patient: Odero, Achieng, F, 36
Hx: reports blow to L side of head with club 2022; no hearing L since.
Otoscopy: L tympanic membrane with healed perforation.
Audiogram: R normal. L profound sensorineural loss, no response at limits.
Impression: Unilateral profound loss, L. Findings are consistent with temporal bone trauma as described. CT recommended.
R. Gustafson, Au.D.`,
      },
      {
        id: 'd3',
        title: 'Affidavit of Millicent Adhiambo',
        text: `AFFIDAVIT

I, Millicent Adhiambo, of Migori, shopkeeper, do swear:

1. Achieng is my cousin. Our mothers are sisters.

2. In December 2021 she came to me with rope marks at both wrists and told me what Ochieng had done. She wanted to wash and then to wash again.

3. On April 11, 2025 I was called to the posho mill. Beryl lay on the path. Her maize was spilled. I saw Ochieng that evening at the funeral drum, drumming.

4. The police took Ochieng in on April 13 and he was out on April 15. The inspector told me that the file is with the elders.

5. In August 2025 two of the age-mates came to my shop and asked if I have a boy there from Ndhiwa. I said he is my late sister's. I am afraid to be asked a second time.

Sworn at Migori on 9 September 2026
Millicent Adhiambo`,
      },
      {
        id: 'd4',
        title: 'Lake Basin Women’s Rights Observatory, Widows and land, 2026 (excerpt)',
        text: `Widows and land in the lake counties

A survey of 1,050 widows in Homa Bay, Siaya and Migori found that 38 percent had been pressed to accept an inheritor; of those who refused, 61 percent lost house or land and 27 percent reported violence.

The Protection Against Domestic Violence Act of 2015 covers widows. In the three counties courts issued nine orders under it between 2020 and 2025. Police told 74 percent of the women who came to a station to return to the elders.

Luo speakers call a woman who refuses "mon ma otamre," and market women told our interviewers that nobody buys from her.

Women with employment in Nairobi or Mombasa often live there without interference. Churches increasingly bury without the rite.`,
      },
    ],
    needed: [
      'Seventh-day Adventist',
      'eleven cows',
      'helmet',
      'porridge',
      'enter another man',
      'fined',
      'rungu',
      'hear nothing on the left|hears nothing on the left',
      'a woman alone cannot plow',
      'gate of the church',
      'took Felix|take Felix',
      'April 14, 2025',
      'posho mill',
      'bus park',
      'consistent with temporal bone trauma',
      'rope marks',
      'the file is with the elders',
      'asked if|asked whether',
      '38 percent',
      '61 percent',
      'nine orders',
      '74 percent',
      'mon ma otamre',
      'without interference',
      'certificate',
    ],
  },
]
