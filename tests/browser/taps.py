"""Taps and writing from inside a page: what a finger does there, without a round trip for each."""

from __future__ import annotations

TAPS = """
  const { port1, port2 } = new MessageChannel();
  // Preact renders in a microtask. A timer would wait for four milliseconds more, and paint after every tap.
  const rendered = () => new Promise((done) => { port1.onmessage = done; port2.postMessage(null); });
  const click = async (element) => { element.click(); await rendered(); };
  const write = async (field, text, event) => {
    field.value = text;
    field.dispatchEvent(new Event(event, { bubbles: true }));
    await rendered();
  };
"""
