import type { AsylumReading } from './asylum-readings.data.ts'

const document = (id: string, title: string, text: string, kind = 'client_document') => ({ id, kind, title, text })
const expected = { sections: [], absent: [], checks: [] }
/** Written whole before it was run, and printed once after all that was mended for the two before it. */
export const twentyNinthAsylum: readonly AsylumReading[] = [
  {
    expected,
    id: 'R79',
    title:
      'a Baha’i baker of Yemen at the asylum office in Houston, late by her status, a statement at the port, four papers',
    as_of: '2026-11-29',
    client: {
      first_name: 'Samira',
      middle_name: '',
      last_name: 'Al-Qadasi',
      client: { country_of_citizenship: 'Yemen', date_of_birth: '1985-07-16', gender: 'female', state: 'TX' },
      spouse: { first_name: 'Nabil', last_name: 'Al-Qadasi', date_of_birth: '1981-03-22' },
      children: [{ first_name: 'Layan', last_name: 'Al-Qadasi', date_of_birth: '2012-11-05' }],
    },
    answers: {
      jurisdiction: 'uscis',
      city: 'Houston',
      state: 'TX',
      detained: 'no',
      asylum_application_timing: 'no',
      missed_filing_deadline_reason:
        'She held F-2 status as the wife of a student until August 15, 2025, when his studies ended. She filed on November 24, 2025.',
      last_arrival_date: '2023-08-09',
      i589_filed_date: '2025-11-24',
      spouse_applying: 'yes',
      children_applying: 'yes',
      first_defendant: 'Nabil Al-Qadasi, husband',
      second_defendant: 'Layan Al-Qadasi, daughter, born 2012',
      applicant_basis_addons: ['asylum', 'Withholdingofremoval'],
      procedural_history: 'no',
      country_resided: 'yes',
      benefits_details:
        'Jordan, June 2, 2022, to August 8, 2023, as a visitor; the permit was renewed every six months and ended when she left. She had no right to work.',
      applicant_basis: ['Religion'],
      religion_details:
        'She is a Baha’i since birth, taught the children’s classes of the community in Sanaa and refused to sign a renunciation.',
      country_persecution: 'Yemen',
      who: 'The Security and Intelligence Service of the Houthi authorities in Sanaa',
      persecutor_type: 'state',
      why: 'Because she is a Baha’i and would not sign that she leaves the faith.',
      when: 'April 2019; May 2021; April 2022',
      what: 'She was questioned in 2019, held for thirty-four days and beaten on the feet in 2021, and her bakery was closed and taken in 2022.',
      past_harm_self: 'yes',
      past_harm_else: 'yes',
      past_harm_else_details:
        'Seventeen Baha’is were arrested at a meeting in Sanaa on May 25, 2023, among them her cousin Abdullah Al-Olofi.',
      client_reported: 'no',
      no_client_reported_details: 'Those who held her are the authorities of Sanaa, and there is nobody above them.',
      cited_sources: [],
      model: 'gpt-5',
    },
    documents: [
      document(
        'd1',
        'Declaration of Samira Al-Qadasi (translated from Arabic)',
        `DECLARATION OF SAMIRA AL-QADASI

1. I was born in Taiz, Yemen, on July 16, 1985, and grew up in Sanaa. I am a citizen of Yemen only. My parents were Baha'is and I am one.

2. In 2009 I opened a bakery in the Hadda quarter with my sister. At the end we were six women. On Thursdays I taught the children of our community, about twenty of them, in the room above the oven.

3. In April 2019 I was called to the Security and Intelligence Service. A man asked me for four hours who came up the stairs on Thursdays. He let me go and told me to think of my oven.

4. On May 3, 2021, they came at night with two women in black. I was taken to a house whose place I do not know. I was there for thirty-four days. An interrogator who was called Abu Jabir read to me from a paper that I leave the Baha'i faith and curse its founder. I did not sign. He said: "You are a spy of Haifa with flour on her hands." The women held my legs on a bench and a man beat the soles of my feet with a plastic pipe. This was on six days. I could not walk when I came home on June 6. My brother-in-law paid them two million riyals.

5. On April 19, 2022, they closed the bakery and put their own seal on it. A baker of theirs works there now. A paper on the door said that the property of those who left Islam belongs to the treasury.

6. In April and May 2022 we stayed in Aden for five weeks, in a hotel at Crater. At a checkpoint a soldier of the Southern Belt read our names and asked my husband whether we were the Baha'is from the television. The hotel asked us to leave. We do not belong to any tribe in the south.

7. On June 2, 2022, we flew from Aden to Amman in Jordan. My husband was accepted at a university in Houston. At the airport in Houston on August 9, 2023, the officer asked if we planned to return to Yemen, and my husband said yes, after the degree. I said nothing. At that time we hoped that the war would end and that the Houthis would go.

8. I did not ask for asylum then because I was here as the wife of a student, and we thought that we had to wait until the studies were over. My husband finished on August 15, 2025. In September we spoke to the lawyer of a community center. She sent us to another who had time on October 20. We filed on November 24, 2025.

9. On May 25, 2023, armed men took seventeen of our people at a meeting in Sanaa. My cousin Abdullah was one of them. He was released after ten months when he had signed. He told me on the telephone that they had asked for the teacher from the bakery.

10. My sister Amal still lives in Sanaa. In January 2026 they made her sign that she would tell them when I come. I went nowhere near Yemen since 2022.

11. In Houston I bake for a cafe and teach on Sundays. We pay our taxes. My daughter is in eighth grade. We have no arrests.

I declare under penalty of perjury that this is true and correct.
Houston, March 2, 2026`,
      ),
      document(
        'd2',
        'Report of Dr. Laura Benavides, DPM, podiatrist',
        `I examined Mrs. Al-Qadasi on January 22, 2026, in Houston for one hour, with an Arabic interpreter.

She told me that in 2021 the soles of her feet were beaten on six days.

Findings: the heel pads of both feet are flat and move to the side under weight. The tissue under the ball of the left foot is thickened. She feels no touch on the outer third of the left sole. She walks on the outer edges. The skin shows no scars.

Assessment: torn heel pads on both sides together with the loss of feeling are highly consistent with falanga. Standing work for many years can also flatten a heel pad, but I would not expect it to tear. The absence of scars is usual, because the skin of the sole does not scar easily.`,
      ),
      document(
        'd3',
        'Statement of Amal Saif, sister, Sanaa (translated from Arabic)',
        `I am Amal Saif. I worked with my sister Samira in the bakery from 2009 to 2022.

On June 6, 2021, our brother-in-law carried her in from the car. Her feet were black. I cut off her stockings. For five weeks I did her work.

On April 19, 2022, I was in the shop. Four men came and told us to leave the dough. One of them tore the picture from the wall and said that the unclean do not make bread for Muslims. I saw the paper on the door.

On January 11, 2026, they called me and I signed that I will report if she returns. I send this by a person whom I trust.`,
      ),
      document(
        'd4',
        'Gulf Freedom Institute, Religious minorities in Yemen, 2026 (excerpt)',
        `1. The Baha'i community of Yemen has about two thousand members. Since 2016 the Houthi authorities have arrested at least 120 of them. In 2018 a court in Sanaa sentenced one to death for apostasy; in 2020 he and five others were released and deported, and the charges against nineteen remain open.

2. Of 46 former detainees whom the Institute interviewed, 33 were asked to sign a renunciation, and 27 described beatings. Property of at least 50 families was seized.

3. In the areas of the internationally recognized government there is no policy against Baha'is. Apostasy is a crime in the whole of Yemen under article 259. In Aden the Southern Belt arrested four Baha'is in 2021 and 2022 and handed none over to the Houthis. The Institute knows of some thirty Baha'is who live in Aden and Mukalla, most of them without saying so.

4. In December 2025 a prisoner exchange freed 800 fighters. The price of wheat fell.`,
        'country_conditions',
      ),
    ],
    needed: [
      'six women',
      'twenty of them',
      'think of my oven',
      'flour on her hands',
      'plastic pipe',
      'two million',
      'treasury',
      'Crater',
      'Southern Belt',
      'after the degree',
      'teacher from the bakery',
      'tell them when I come',
      'falanga',
      'feet were black',
      'unclean',
      '33 were asked',
      'article 259',
      'thirty Baha',
    ],
  },
]
