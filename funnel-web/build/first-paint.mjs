/**
 * Runs in the head before the first paint: tells the style sheet that scripts run, and whether the consent question is
 * answered. Plain text, because the CSP allows it by its hash.
 */
export const FIRST_PAINT =
  "(function(d){d.js='';try{var s=localStorage,c=s.getItem('cookieConsent');" +
  'if(/^(all|essential|custom)$/.test(c))d.consent=c}catch(e){}})(document.documentElement.dataset)';
