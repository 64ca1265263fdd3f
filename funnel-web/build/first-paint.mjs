/**
 * Runs in the head before the first paint: tells the style sheet that scripts run, whether the consent question is
 * answered, and which headline this visitor has seen before. Plain text, because the CSP allows it by its hash.
 */
export const FIRST_PAINT =
  "(function(d){d.js='';try{var s=localStorage,c=s.getItem('cookieConsent');" +
  'if(/^(all|essential|custom)$/.test(c))d.consent=c;' +
  "if(s.getItem('ab_test_variant')==='B')d.headline='B'}catch(e){}})(document.documentElement.dataset)";
