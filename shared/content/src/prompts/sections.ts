/** A named range of prompts inside a section; `from` and `to` are inclusive prompt ids. */
export interface PromptSubsection {
  title: string;
  from: number;
  to: number;
}

/** One of the twelve sections of the library; `subsections` is empty where the documents name none. */
export interface PromptSection extends PromptSubsection {
  id: number;
  subsections: PromptSubsection[];
}

/** The table of member.md 2.9, word for word (M-168 to M-179). */
export const PROMPT_SECTIONS: PromptSection[] = [
  {
    id: 1,
    title: 'FOUNDATION & STRATEGY',
    from: 1,
    to: 50,
    subsections: [
      { title: 'Side Hustle Ideation & Validation', from: 1, to: 10 },
      { title: 'Business Planning & Goal Setting', from: 11, to: 20 },
      { title: 'Mindset & Productivity', from: 21, to: 30 },
      { title: 'Niche & Audience', from: 31, to: 40 },
      { title: 'Branding & Positioning', from: 41, to: 50 },
    ],
  },
  {
    id: 2,
    title: 'CONTENT CREATION & MARKETING',
    from: 51,
    to: 100,
    subsections: [
      { title: 'Content Creation & Marketing', from: 51, to: 60 },
      { title: 'Email Marketing & List Building', from: 61, to: 70 },
      { title: 'Social Media Marketing', from: 71, to: 80 },
      { title: 'SEO & Traffic Generation', from: 81, to: 90 },
      { title: 'Sales Funnels & Conversion', from: 91, to: 100 },
    ],
  },
  {
    id: 3,
    title: 'PRODUCT & OFFER CREATION',
    from: 101,
    to: 120,
    subsections: [
      { title: 'Product & Offer Creation', from: 101, to: 110 },
      { title: 'Affiliate Marketing', from: 111, to: 120 },
    ],
  },
  { id: 4, title: 'BLOGGING & NICHE SITES', from: 121, to: 130, subsections: [] },
  { id: 5, title: 'PODCASTING', from: 131, to: 140, subsections: [] },
  {
    id: 6,
    title: 'COURSE CREATION & WEBINARS',
    from: 141,
    to: 160,
    subsections: [
      { title: 'Course Creation & Webinars', from: 141, to: 150 },
      { title: 'Content Creation & Repurposing', from: 151, to: 160 },
    ],
  },
  {
    id: 7,
    title: 'LEAD GENERATION & PARTNERSHIPS',
    from: 161,
    to: 190,
    subsections: [
      { title: 'Lead Generation & List Building', from: 161, to: 170 },
      { title: 'Partnerships & Collaborations', from: 171, to: 180 },
      { title: 'Memberships & Masterminds', from: 181, to: 190 },
    ],
  },
  { id: 8, title: 'SELF-PUBLISHING', from: 191, to: 200, subsections: [] },
  {
    id: 9,
    title: 'ADVANCED BUSINESS STRATEGIES',
    from: 201,
    to: 240,
    subsections: [
      { title: 'Scaling & Automation', from: 201, to: 210 },
      { title: 'Financial Management & Legal', from: 211, to: 220 },
      { title: 'Advanced Marketing & Growth', from: 221, to: 230 },
      { title: 'Canva & Design', from: 231, to: 240 },
    ],
  },
  {
    id: 10,
    title: 'SPECIALIZED BUSINESS MODELS',
    from: 241,
    to: 300,
    subsections: [
      { title: 'AI & Future Tech', from: 241, to: 250 },
      { title: 'Personal Branding & Thought Leadership', from: 251, to: 260 },
      { title: 'E-commerce & Dropshipping', from: 261, to: 270 },
      { title: 'Freelancing & Consulting', from: 271, to: 280 },
      { title: 'Software & SaaS', from: 281, to: 290 },
      { title: 'Customer Service', from: 291, to: 300 },
    ],
  },
  {
    id: 11,
    title: 'ADVANCED CONTENT & MARKETING',
    from: 301,
    to: 400,
    subsections: [
      { title: 'Book Writing & Publishing (Advanced)', from: 301, to: 310 },
      { title: 'Advanced Course Creation & Marketing', from: 311, to: 320 },
      { title: 'Community Building & Management (Advanced)', from: 321, to: 330 },
      { title: 'Advanced Affiliate Marketing & Partnerships', from: 331, to: 340 },
      { title: 'Advanced SEO & Content Strategy', from: 341, to: 350 },
      { title: 'Book Writing & Publishing (Advanced) Continued', from: 351, to: 360 },
      { title: 'Webinars & Live Events', from: 361, to: 370 },
      { title: 'Public Relations & Media', from: 371, to: 380 },
      { title: 'Analytics & Data-Driven Marketing', from: 381, to: 390 },
      { title: 'Conversion Optimization', from: 391, to: 400 },
    ],
  },
  {
    id: 12,
    title: 'FUTURE-PROOFING & CREATIVE STRATEGIES',
    from: 401,
    to: 500,
    subsections: [
      { title: 'Future-Proofing & Long-Term Strategy', from: 401, to: 450 },
      { title: 'Creative & Unconventional Prompts', from: 451, to: 500 },
    ],
  },
];
