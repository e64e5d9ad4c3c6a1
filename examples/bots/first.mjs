#!/usr/bin/env node
// A bot for either game: it draws from the pile if it can, and otherwise does the first legal thing.
// The protocol is in docs/bots.md. Try it:
//
//   treetop arena arboretum random "treetop.players.Program:command=node examples/bots/first.mjs" --deals 10

import { createInterface } from "node:readline";

/** @param {{legal: string[]}} view */
function choose(view) {
  return view.legal.includes("draw pile") ? "draw pile" : view.legal[0];
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.type === "turn") {
    const answer = { id: message.id, action: choose(message.view) };
    process.stdout.write(JSON.stringify(answer) + "\n");
  }
}
