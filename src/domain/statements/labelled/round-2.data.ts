import type { LabelledRecord } from '../labelled-statements.data.ts'

/** The second round, written before the checks were run on it. All persons are invented. */
export const secondRound: readonly LabelledRecord[] = [
  {
    name: 'naturalization of a nurse with an old arrest',
    filingDate: 'March 9, 2026',
    record:
      'Name: Nadia Karimova\nGender: Female\nDate of birth: 1982-10-05\nCountry of birth: Uzbekistan\nCountry of citizenship: Uzbekistan\nMarital status: Married\nDate of permanent residence: 2020-05-18\nA number: 208-771-334\nSpouse name: Timur Karimov\nSpouse gender: Male\nSpouse citizenship: Uzbekistan\nChild 1 name: Aziza Karimova\nChild 1 date of birth: 2009-07-22\nChild 1 gender: Female\nChild 2 name: Bekzod Karimov\nChild 2 date of birth: 2016-01-11\nChild 2 gender: Male\nNumber of children: 2',
    answers: {
      Basis: 'Five years as a permanent resident. She became a resident through the diversity visa lottery.',
      'Trips abroad':
        'Tashkent, June 12 to July 30, 2023, to see her sick mother. Istanbul, October 3 to October 14, 2024, vacation with the children. No other trips.',
      Arrests:
        'She was arrested once, on November 24, 2021, in Columbus, for petty theft at a department store (a sweater, $48). She completed a diversion program and the case was dismissed on June 8, 2022. She has told us that she is ashamed of it.',
      Taxes:
        'Joint returns for every year since 2020. For 2022 they owed $2,150 and have a payment plan with the IRS; they pay $150 on the first of each month and $600 is left.',
      Work: 'Registered nurse at Riverside Methodist Hospital since September 2021. Before that, home health aide with Buckeye Care from August 2020.',
      'Selective Service': 'Not applicable; she is a woman.',
      English: 'She speaks English well. She will take both tests in English.',
      Memberships: 'Ohio Nurses Association.',
      'Earlier marriages':
        'None for her. Timur was married once before, to Dilnoza Rashidova; divorced in Samarkand in 2006.',
      Residence:
        '1420 Weber Road, Columbus, since March 2022. From 2020 to 2022 she rented an apartment in Dublin, Ohio.',
    },
    documents: {
      'Court entry of the Franklin County Municipal Court':
        'State of Ohio v. Nadia Karimova. Charge: theft, a misdemeanor of the first degree. The defendant entered the diversion program on January 20, 2022, without a plea. Twenty-four hours of community service performed. Theft awareness course completed on April 2, 2022. The case is dismissed on June 8, 2022. No costs.',
      'Letter of the Internal Revenue Service':
        'Your request for an installment agreement is approved. Tax year 2022. Balance: $2,150. Monthly payment: $150, due on the 1st. Our records show that all payments to date were made on time.',
      'Letter of Carla Menendez, nurse manager':
        'I have supervised Ms. Karimova on the cardiac step-down unit since September 2021. She received our unit award for compassionate care in 2024. In four years she has missed two shifts. She told me of her arrest herself, before I could find it in a background check. She trains our new graduates.',
      'Certificate of service':
        'Nadia Karimova gave 24 hours of community service at the Mid-Ohio Food Collective between February 5 and March 19, 2022.',
    },
    computed: { earliest_filing_date: '2025-02-17', anniversary: '2025-05-18', days_abroad: 59 },
    statements: [
      '+ Ms. Karimova immigrated as a winner of the diversity visa lottery and has been a permanent resident since May 18, 2020.',
      '- Ms. Karimova obtained permanent residence through her husband.',
      '- Ms. Karimova obtained permanent residence as a refugee.',
      '+ She traveled abroad on two occasions, for 59 days in all.',
      '- She has been outside the United States for more than six months at a time.',
      '- She traveled to Moscow in 2023.',
      '+ Her mother was ill when she visited Tashkent in the summer of 2023.',
      '- Her father was ill when she visited Tashkent in the summer of 2023.',
      '+ The theft charge was dismissed in June 2022 after she finished a diversion program.',
      '- She pleaded guilty to theft and was placed on probation.',
      '- She has no arrests.',
      '- The charge was reduced to disorderly conduct.',
      '+ As part of the program she did 24 hours of volunteer work at a food bank.',
      '- As part of the program she did 48 hours of community service.',
      '- She stole jewelry worth $480.',
      '+ The couple agreed with the IRS to pay off a tax debt for 2022 in installments of $150 a month, and no payment was late.',
      '- The couple missed several payments to the IRS.',
      '- She did not file a tax return for 2022.',
      '- The tax debt has been paid in full.',
      '+ For more than four years she has worked as a registered nurse at Riverside Methodist Hospital.',
      '- She works as a physician at Riverside Methodist Hospital.',
      '- She has been a registered nurse at Riverside Methodist Hospital since 2016.',
      '+ Her supervisor, Carla Menendez, learned of the arrest from Ms. Karimova herself.',
      '- Her supervisor discovered the arrest in a background check.',
      '+ Her unit honored her in 2024 with its award for compassionate care.',
      '- She was dismissed from her position in 2024.',
      '+ Her husband was divorced from his first wife in 2006.',
      '- She was divorced from her first husband in 2006.',
      '- Her husband is a United States citizen.',
      '+ Bekzod is ten years old, and Aziza is sixteen.',
      '- Bekzod is sixteen years old.',
      '+ Before she became a nurse at the hospital she was a home health aide.',
      '- She owns her home on Weber Road in Dublin.',
      '- She asks to be exempted from the English test.',
      '+ She needs no waiver of the English requirement and will be examined in English.',
      '- She has never belonged to any association.',
    ],
  },
  {
    name: 'letter of an independent oncologist',
    filingDate: 'September 30, 2026',
    record:
      'Name: Ji-woo Han\nGender: Male\nDate of birth: 1987-04-09\nCountry of birth: South Korea\nCountry of citizenship: South Korea',
    answers: {
      Expert: 'Dr. Margaret Elaine Thorsen, Chief of Thoracic Oncology, Lakewood Cancer Center, Minneapolis.',
      'How does the expert know the client?':
        'They have never worked together. She heard him speak at the Denver meeting in May 2024 and spoke with him for a few minutes afterwards. She has since used his method on samples from 41 patients of hers. She receives nothing for the letter.',
      'What the expert has not done or seen':
        'She has not visited his laboratory. She has not read his patent application.',
      Endeavor: 'To make a blood test that finds the return of lung cancer before a scan can.',
      Contributions:
        'A method to read fragments of tumor DNA in the blood (the "short-read assay"). It finds a relapse on average 4.2 months before a CT scan does.',
    },
    documents: {
      'Curriculum vitae of Margaret Thorsen':
        'Margaret Elaine Thorsen, M.D. M.D., Johns Hopkins University, 1996. Residency, University of Chicago, 1996 to 1999. Fellowship in medical oncology, Dana-Farber Cancer Institute, 1999 to 2002. Chief of Thoracic Oncology, Lakewood Cancer Center, 2011 to present. Board certified in medical oncology. 148 publications. Principal investigator of nine clinical trials. President of the North Central Oncology Group, 2018 to 2020.',
      'Curriculum vitae of Ji-woo Han':
        'Ji-woo Han, Ph.D. Ph.D. in molecular biology, Seoul National University, 2015. Postdoctoral fellow, Fred Hutchinson Cancer Center, Seattle, 2015 to 2020. Senior scientist, Veriplex Diagnostics, San Diego, 2020 to present. 31 publications, 17 of them as first author; 1,904 citations. One patent application (pending). Young Investigator Award, 2022. Reviewer for six journals.',
      'Results of the Lakewood series':
        'Forty-one patients with resected lung cancer were followed with the assay between September 2024 and June 2026. Thirteen relapsed. The assay was positive before the scan in eleven of the thirteen. In two it was negative until after the scan. There were three false positives. The assay costs $390 a test.',
      'Letter of Veriplex Diagnostics':
        'Dr. Han leads a group of five. The company has licensed the method to two hospitals. It was not approved by the Food and Drug Administration as of August 2026; the application was filed in April 2026.',
    },
    statements: [
      '+ I have never collaborated with Dr. Han.',
      '- Dr. Han and I have collaborated since 2020.',
      '+ I first heard Dr. Han lecture at a meeting in Denver in May 2024, and we talked briefly after his talk.',
      '- I first met Dr. Han when he was a fellow in my clinic.',
      '+ My center has applied his assay to blood from forty-one of my own patients.',
      '- My center has applied his assay to blood from 148 patients.',
      '+ In eleven of thirteen patients who relapsed, the test was positive before the scan.',
      '- In all thirteen patients who relapsed, the test was positive before the scan.',
      '- There were no false positives.',
      '+ The assay also gave three false positive results.',
      '- The test detects a relapse 42 months before a CT scan.',
      '+ On average his method detects a relapse 4.2 months earlier than a CT scan.',
      '+ I am not paid for writing this letter.',
      '- I serve as a paid consultant of Veriplex Diagnostics.',
      '+ I have chaired Thoracic Oncology at the Lakewood Cancer Center since 2011.',
      '- I have chaired Thoracic Oncology at the Lakewood Cancer Center since 2002.',
      '+ I trained in medical oncology at the Dana-Farber Cancer Institute.',
      '- I trained in radiation oncology at the Dana-Farber Cancer Institute.',
      '- I hold a Ph.D. in molecular biology from Seoul National University.',
      '+ Dr. Han earned his doctorate in molecular biology in Seoul in 2015.',
      '- Dr. Han is a physician.',
      '+ He is the first author of 17 of his 31 publications.',
      '- He is the first author of 31 publications.',
      '- He holds a patent on the method.',
      '+ His patent application is still pending.',
      '- I have read his patent application with care.',
      '- I toured his laboratory in San Diego.',
      '+ Two hospitals have taken a license of the method.',
      '- Twelve hospitals have taken a license of the method.',
      '- The Food and Drug Administration approved the method in April 2026.',
      '+ The Food and Drug Administration had not approved it by August 2026.',
      '- She leads a group of five at Veriplex.',
      '+ He directs a team of five at Veriplex Diagnostics.',
      '- Dr. Han has led nine clinical trials.',
      '+ I was president of the North Central Oncology Group from 2018 to 2020.',
      '- He is the only scientist in the world who works on this problem.',
    ],
  },
]
