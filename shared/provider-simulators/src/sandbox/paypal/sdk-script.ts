/**
 * The script behind `/paypal/sdk/js`: `paypal.Buttons({createOrder, onApprove, onCancel, onError, style})` with
 * `render`, `isEligible` and `close`. The button opens the approval page in a window of its own, or in place of the shop
 * where the browser allows no window. It runs in the shop's page, under the shop's policy: its style sits in a shadow
 * root and is made by script, so that a policy without inline styles allows it.
 */
export const SDK_SCRIPT = `(function () {
  'use strict';
  var origin = new URL(document.currentScript.src).origin;
  var page = origin + '/paypal/checkoutnow';
  var colors = { gold: ['#FFC439', '#F2B41F'], blue: ['#0070BA', '#005EA6'], silver: ['#EEEEEE', '#DDDDDD'], white: ['#FFFFFF', '#F2F2F2'], black: ['#2C2E2F', '#111111'] };

  function sheet(style) {
    var color = colors[style.color] || colors.gold;
    var dark = style.color === 'blue' || style.color === 'black';
    var height = Math.min(55, Math.max(25, Number(style.height) || 48));
    var radius = style.shape === 'pill' ? 999 : style.shape === 'sharp' ? 0 : 4;
    var css = new CSSStyleSheet();
    css.replaceSync(
      ':host{display:block}' +
      'button{all:unset;box-sizing:border-box;display:flex;align-items:center;justify-content:center;gap:6px;width:100%;min-width:150px;height:' + height + 'px;border-radius:' + radius + 'px;' +
      'background:' + color[0] + ';color:' + (dark ? '#FFFFFF' : '#111111') + ';font:400 16px/1 system-ui,-apple-system,"Segoe UI",Arial,sans-serif;cursor:pointer}' +
      (style.color === 'white' ? 'button{border:1px solid #555555}' : '') +
      'button:hover{background:' + color[1] + '}' +
      'button:focus-visible{outline:3px solid #0F5C4D;outline-offset:2px}' +
      'button[aria-disabled=true]{cursor:progress;opacity:.7}' +
      'b{font:italic 800 ' + Math.round(height * 0.46) + 'px/1 Verdana,"DejaVu Sans",Arial,sans-serif;letter-spacing:-0.03em;color:' + (dark ? '#FFFFFF' : '#003087') + '}' +
      'b i{color:' + (dark ? '#FFFFFF' : '#0070BA') + '}' +
      'p{margin:8px 0 0;font:400 14px/1.4 system-ui,-apple-system,"Segoe UI",Arial,sans-serif;color:inherit;text-align:center}' +
      'p:empty{margin:0}'
    );
    return css;
  }

  function Buttons(options) {
    var settings = options || {};
    var style = settings.style || {};
    var host, button, status, popup, watch;
    // The order a window is open for; messages about any other are not ours.
    var current = null;

    function say(text) { if (status) status.textContent = text; }
    function setBusy(busy) { if (button) button.setAttribute('aria-disabled', String(busy)); }
    function forget() { clearInterval(watch); window.removeEventListener('message', hear); }
    function rest() { forget(); current = null; setBusy(false); say(''); }
    function closeWindow() { if (popup && !popup.closed) popup.close(); popup = null; }

    function fail(error) {
      closeWindow();
      rest();
      if (settings.onError) settings.onError(error);
      else console.error(error);
    }

    function openWindow() {
      var left = Math.max(0, window.screenX + (window.outerWidth - 500) / 2);
      popup = window.open(page + '/wait', 'paypal-sandbox', 'popup,width=500,height=760,left=' + Math.round(left) + ',top=' + Math.max(0, window.screenY + 60));
      // Some browsers give a closed window instead of none.
      if (popup && popup.closed) popup = null;
    }

    /** Leads the buyer to the approval page and waits for the answer. */
    function approve(orderID) {
      current = orderID;
      var address = page + '?token=' + encodeURIComponent(orderID);
      if (!popup) {
        window.location.assign(address);
        return;
      }
      if (popup.closed) return canceled();
      say('Go on in the PayPal window.');
      popup.location.replace(address + '&opener=' + encodeURIComponent(window.location.origin));
      window.addEventListener('message', hear);
      watch = setInterval(function () { if (popup && popup.closed) canceled(); }, 400);
    }

    function canceled() {
      var orderID = current;
      closeWindow();
      rest();
      if (settings.onCancel) settings.onCancel({ orderID: orderID });
    }

    function hear(event) {
      if (event.origin !== origin || event.source !== popup) return;
      var answer = event.data;
      if (!answer || !current || answer.orderID !== current) return;
      if (answer.type === 'canceled') return canceled();
      if (answer.type === 'approved') approved(answer);
    }

    function approved(answer) {
      forget();
      say('Finishing your payment.');
      var restarted = false;
      var actions = {
        restart: function () {
          restarted = true;
          if (!popup || popup.closed) openWindow();
          approve(answer.orderID);
          return Promise.resolve();
        },
      };
      var data = { orderID: answer.orderID, payerID: answer.payerID, facilitatorAccessToken: '', paymentSource: 'paypal' };
      Promise.resolve()
        .then(function () { return settings.onApprove ? settings.onApprove(data, actions) : undefined; })
        .then(function () { if (!restarted) { closeWindow(); rest(); } }, function (error) { if (!restarted) fail(error); });
    }

    function start() {
      if (button.getAttribute('aria-disabled') === 'true') {
        if (popup && !popup.closed) popup.focus();
        return;
      }
      setBusy(true);
      // Opened before the order is known: a window that opens later than the press is taken for advertising.
      openWindow();
      Promise.resolve()
        .then(function () {
          if (!settings.createOrder) throw new Error('paypal.Buttons needs createOrder.');
          return settings.createOrder({ paymentSource: 'paypal' }, {});
        })
        .then(function (orderID) {
          if (typeof orderID !== 'string' || orderID === '') throw new Error('Expected an order id to be passed');
          approve(orderID);
        })
        .catch(fail);
    }

    return {
      isEligible: function () { return true; },
      render: function (target) {
        var place = typeof target === 'string' ? document.querySelector(target) : target;
        if (!place) return Promise.reject(new Error('Document is ready and element ' + target + ' does not exist'));
        host = document.createElement('div');
        var root = host.attachShadow({ mode: 'open' });
        root.adoptedStyleSheets = [sheet(style)];
        button = document.createElement('button');
        button.type = 'button';
        button.setAttribute('aria-label', style.label === 'checkout' ? 'Check out with PayPal' : 'Pay with PayPal');
        var mark = document.createElement('b');
        mark.append('Pay', Object.assign(document.createElement('i'), { textContent: 'Pal' }));
        button.append(mark);
        button.addEventListener('click', start);
        status = document.createElement('p');
        status.setAttribute('role', 'status');
        // A buyer who comes back with the browser's back button finds the button usable again.
        window.addEventListener('pageshow', function (event) { if (event.persisted) rest(); });
        root.append(button, status);
        place.append(host);
        if (settings.onInit) settings.onInit({}, { enable: function () { setBusy(false); return Promise.resolve(); }, disable: function () { setBusy(true); return Promise.resolve(); } });
        return Promise.resolve();
      },
      close: function () {
        closeWindow();
        rest();
        if (host) host.remove();
        return Promise.resolve();
      },
    };
  }

  window.paypal = { version: '5.0.0-sandbox', Buttons: Buttons, FUNDING: { PAYPAL: 'paypal' } };
})();
`;

/** Hands the answer of the approval window to the window that opened it; goes on in place where there is none. */
export const POPUP_SCRIPT = `(function () {
  'use strict';
  var data = document.getElementById('answer').dataset;
  if (window.opener) window.opener.postMessage(JSON.parse(data.answer), data.opener);
  else if (data.next) window.location.replace(data.next);
})();
`;
