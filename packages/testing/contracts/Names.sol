// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

// A small name service with the interfaces of ERC-137 (registry, resolver), ERC-181 (reverse names), ERC-634 (texts) and of the
// universal resolver that client libraries ask, for local test chains: with wildcards (ENSIP-10), off-chain look-up (ERC-3668)
// and names per chain (ENSIP-19). It has no fees and no expiry.

/// ERC-137 registry.
contract NameRegistry {
    struct Record {
        address owner;
        address resolver;
        uint64 ttl;
    }

    event NewOwner(bytes32 indexed node, bytes32 indexed label, address owner);
    event Transfer(bytes32 indexed node, address owner);
    event NewResolver(bytes32 indexed node, address resolver);
    event NewTTL(bytes32 indexed node, uint64 ttl);

    error NotOwner(bytes32 node);

    mapping(bytes32 => Record) private records;

    constructor() {
        records[bytes32(0)].owner = msg.sender;
    }

    modifier onlyOwner(bytes32 node) {
        if (records[node].owner != msg.sender) revert NotOwner(node);
        _;
    }

    function owner(bytes32 node) external view returns (address) {
        return records[node].owner;
    }

    function resolver(bytes32 node) external view returns (address) {
        return records[node].resolver;
    }

    function ttl(bytes32 node) external view returns (uint64) {
        return records[node].ttl;
    }

    function recordExists(bytes32 node) external view returns (bool) {
        return records[node].owner != address(0);
    }

    function setOwner(bytes32 node, address newOwner) external onlyOwner(node) {
        records[node].owner = newOwner;
        emit Transfer(node, newOwner);
    }

    function setResolver(bytes32 node, address newResolver) external onlyOwner(node) {
        _setResolver(node, newResolver);
    }

    function setTTL(bytes32 node, uint64 newTtl) external onlyOwner(node) {
        records[node].ttl = newTtl;
        emit NewTTL(node, newTtl);
    }

    function setSubnodeOwner(bytes32 node, bytes32 label, address newOwner) public onlyOwner(node) returns (bytes32 subnode) {
        subnode = keccak256(abi.encodePacked(node, label));
        records[subnode].owner = newOwner;
        emit NewOwner(node, label, newOwner);
    }

    function setSubnodeRecord(bytes32 node, bytes32 label, address newOwner, address newResolver, uint64 newTtl) external {
        bytes32 subnode = setSubnodeOwner(node, label, newOwner);
        _setResolver(subnode, newResolver);
        records[subnode].ttl = newTtl;
        emit NewTTL(subnode, newTtl);
    }

    function _setResolver(bytes32 node, address newResolver) private {
        records[node].resolver = newResolver;
        emit NewResolver(node, newResolver);
    }
}

/// Resolver for the owners of names: addresses, reverse names and texts.
contract NameResolver {
    event AddrChanged(bytes32 indexed node, address a);
    event AddressChanged(bytes32 indexed node, uint256 coinType, bytes newAddress);
    event NameChanged(bytes32 indexed node, string name);
    event TextChanged(bytes32 indexed node, string indexed indexedKey, string key, string value);

    error NotOwner(bytes32 node);

    NameRegistry public immutable registry;
    mapping(bytes32 => mapping(uint256 => bytes)) private addresses;
    mapping(bytes32 => mapping(string => string)) private texts;
    mapping(bytes32 => string) private names;

    constructor(NameRegistry registry_) {
        registry = registry_;
    }

    modifier onlyOwner(bytes32 node) {
        if (registry.owner(node) != msg.sender) revert NotOwner(node);
        _;
    }

    function addr(bytes32 node) external view returns (address) {
        return address(bytes20(addresses[node][60]));
    }

    function addr(bytes32 node, uint256 coinType) external view returns (bytes memory) {
        return addresses[node][coinType];
    }

    function name(bytes32 node) external view returns (string memory) {
        return names[node];
    }

    function text(bytes32 node, string calldata key) external view returns (string memory) {
        return texts[node][key];
    }

    function setAddr(bytes32 node, address account) external {
        setAddr(node, 60, abi.encodePacked(account));
        emit AddrChanged(node, account);
    }

    function setAddr(bytes32 node, uint256 coinType, bytes memory account) public onlyOwner(node) {
        addresses[node][coinType] = account;
        emit AddressChanged(node, coinType, account);
    }

    function setName(bytes32 node, string calldata newName) external onlyOwner(node) {
        names[node] = newName;
        emit NameChanged(node, newName);
    }

    function setText(bytes32 node, string calldata key, string calldata value) external onlyOwner(node) {
        texts[node][key] = value;
        emit TextChanged(node, key, key, value);
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        // ERC-165, addr, addr with coin type, name, text
        return id == 0x01ffc9a7 || id == 0x3b3b57de || id == 0xf1cb7e06 || id == 0x691f3431 || id == 0x59d1d43c;
    }
}

/// ERC-181: gives every account the name of its own address under addr.reverse.
contract ReverseRegistrar {
    event ReverseClaimed(address indexed addr, bytes32 indexed node);

    NameRegistry public immutable registry;
    NameResolver public immutable defaultResolver;

    constructor(NameRegistry registry_, NameResolver defaultResolver_) {
        registry = registry_;
        defaultResolver = defaultResolver_;
    }

    function node(address account) public pure returns (bytes32) {
        return keccak256(abi.encodePacked(NameHash.REVERSE_NODE, NameHash.addressLabel(account)));
    }

    function claim(address owner) external returns (bytes32) {
        return _claim(owner);
    }

    /// Points the sender's address to a name; the record stays with the registrar, as only it may write it again.
    function setName(string calldata name) external returns (bytes32 claimed) {
        claimed = _claim(address(this));
        defaultResolver.setName(claimed, name);
    }

    function _claim(address owner) private returns (bytes32 claimed) {
        claimed = node(msg.sender);
        registry.setSubnodeRecord(
            NameHash.REVERSE_NODE,
            NameHash.addressLabel(msg.sender),
            owner,
            address(defaultResolver),
            0
        );
        emit ReverseClaimed(msg.sender, claimed);
    }
}

/// ENSIP-10: a resolver that also gets the name, so it can answer for all names below its own.
interface IExtendedResolver {
    function resolve(bytes calldata name, bytes calldata data) external view returns (bytes memory);
}

/// ERC-3668.
error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData);

/// Answers in one call what libraries ask: a record of a name, or the checked name of an address.
contract UniversalResolver {
    error ResolverNotFound(bytes name);
    error ResolverNotContract(bytes name, address resolver);
    error UnsupportedResolverProfile(bytes4 selector);
    error ResolverError(bytes errorData);
    error ReverseAddressMismatch(string primary, bytes primaryAddress);
    error DNSDecodingFailed(bytes dns);

    /// A question to a resolver, and what to do with its answer.
    struct Question {
        address resolver;
        bool isExtended;
        bytes4 selector;
        bytes call;
    }

    /// A claimed name, kept while its resolver looks up off chain.
    struct Claim {
        string primary;
        bytes account;
        uint256 coinType;
        address reverseResolver;
    }

    NameRegistry public immutable registry;

    constructor(NameRegistry registry_) {
        registry = registry_;
    }

    function resolve(bytes calldata name, bytes calldata data) public view returns (bytes memory, address) {
        return _ask(_question(name, data), this.resolveCallback.selector, "");
    }

    function resolveWithGateways(
        bytes calldata name,
        bytes calldata data,
        string[] calldata
    ) external view returns (bytes memory, address) {
        return resolve(name, data);
    }

    function resolveCallback(bytes calldata response, bytes calldata extraData) external view returns (bytes memory answer, address resolver) {
        (answer, resolver, ) = _complete(response, extraData);
    }

    /// Walks up to the first name that has a resolver.
    function findResolver(bytes memory name) public view returns (address resolver, bytes32 node, uint256 offset) {
        node = NameHash.ofDns(name, 0);
        while (true) {
            resolver = registry.resolver(NameHash.ofDns(name, offset));
            uint256 length = uint8(name[offset]);
            if (resolver != address(0) || length == 0) return (resolver, node, offset);
            offset += length + 1;
        }
    }

    function reverse(
        bytes calldata account,
        uint256 coinType
    ) public view returns (string memory name, address resolver, address reverseResolver) {
        if (account.length != 20) revert ResolverNotFound(account);
        bytes32 node = keccak256(
            abi.encodePacked(NameHash.reverseNode(coinType), NameHash.addressLabel(address(bytes20(account))))
        );
        reverseResolver = registry.resolver(node);
        if (reverseResolver == address(0)) revert ResolverNotFound(account);
        name = NameResolver(reverseResolver).name(node);
        if (bytes(name).length == 0) return (name, address(0), reverseResolver);
        bytes memory dns = NameHash.toDns(name);
        bytes32 forward = NameHash.ofDns(dns, 0);
        bytes memory data = coinType == 60
            ? abi.encodeWithSelector(0x3b3b57de, forward)
            : abi.encodeWithSelector(0xf1cb7e06, forward, coinType);
        Claim memory claim = Claim(name, account, coinType, reverseResolver);
        bytes memory answer;
        (answer, resolver) = _ask(_question(dns, data), this.reverseCallback.selector, abi.encode(claim));
        _check(claim, answer);
    }

    function reverseWithGateways(
        bytes calldata account,
        uint256 coinType,
        string[] calldata
    ) external view returns (string memory, address, address) {
        return reverse(account, coinType);
    }

    function reverseCallback(
        bytes calldata response,
        bytes calldata extraData
    ) external view returns (string memory, address, address) {
        (bytes memory answer, address resolver, bytes memory kept) = _complete(response, extraData);
        Claim memory claim = abi.decode(kept, (Claim));
        _check(claim, answer);
        return (claim.primary, resolver, claim.reverseResolver);
    }

    /// Anyone may claim any name for their address; only the name's owner can point it back.
    function _check(Claim memory claim, bytes memory answer) private pure {
        bytes memory found = answer.length == 0
            ? answer
            : claim.coinType == 60
                ? abi.encodePacked(abi.decode(answer, (address)))
                : abi.decode(answer, (bytes));
        if (keccak256(found) != keccak256(claim.account)) revert ReverseAddressMismatch(claim.primary, found);
    }

    function _question(bytes memory name, bytes memory data) private view returns (Question memory question) {
        uint256 offset;
        (question.resolver, , offset) = findResolver(name);
        if (question.resolver == address(0)) revert ResolverNotFound(name);
        if (question.resolver.code.length == 0) revert ResolverNotContract(name, question.resolver);
        question.isExtended = _isExtended(question.resolver);
        // Only a resolver that gets the name can answer for names below its own.
        if (offset > 0 && !question.isExtended) revert ResolverNotFound(name);
        question.selector = bytes4(data);
        question.call = question.isExtended ? abi.encodeCall(IExtendedResolver.resolve, (name, data)) : data;
    }

    /// Asks a resolver. If it looks up off chain, so does this contract, and `callback` gets the answer with `kept`.
    function _ask(
        Question memory question,
        bytes4 callback,
        bytes memory kept
    ) private view returns (bytes memory, address) {
        (bool ok, bytes memory answer) = question.resolver.staticcall(question.call);
        if (ok) return (question.isExtended ? abi.decode(answer, (bytes)) : answer, question.resolver);
        if (bytes4(answer) == OffchainLookup.selector) _lookUp(question.resolver, answer, callback, kept);
        if (answer.length > 0) revert ResolverError(answer);
        revert UnsupportedResolverProfile(question.selector);
    }

    function _lookUp(address resolver, bytes memory reverted, bytes4 callback, bytes memory kept) private view {
        bytes memory fields = new bytes(reverted.length - 4);
        for (uint256 i = 0; i < fields.length; i++) fields[i] = reverted[i + 4];
        (address sender, string[] memory urls, bytes memory callData, bytes4 inner, bytes memory extraData) = abi.decode(
            fields,
            (address, string[], bytes, bytes4, bytes)
        );
        // A contract may ask to look up only for itself.
        if (sender != resolver) revert ResolverError(reverted);
        revert OffchainLookup(address(this), urls, callData, callback, abi.encode(resolver, inner, extraData, kept));
    }

    /// Hands an answer from off chain to the resolver that asked. Its refusal isn't the same as having no record.
    function _complete(bytes calldata response, bytes calldata extraData) private view returns (bytes memory, address, bytes memory) {
        (address resolver, bytes4 inner, bytes memory own, bytes memory kept) = abi.decode(
            extraData,
            (address, bytes4, bytes, bytes)
        );
        (bool ok, bytes memory answer) = resolver.staticcall(abi.encodeWithSelector(inner, response, own));
        if (!ok) {
            assembly {
                revert(add(answer, 32), mload(answer))
            }
        }
        return (abi.decode(answer, (bytes)), resolver, kept);
    }

    function _isExtended(address resolver) private view returns (bool) {
        (bool ok, bytes memory answer) = resolver.staticcall(abi.encodeWithSelector(0x01ffc9a7, bytes4(0x9061b923)));
        return ok && answer.length == 32 && abi.decode(answer, (uint256)) == 1;
    }
}

library NameHash {
    /// The hash of addr.reverse.
    bytes32 internal constant REVERSE_NODE = 0x91d1777781884d03a6757a803996e38de2a42967fb37eeaca72729271025a9e2;

    /// The hash of an address as a label: forty hexadecimal digits, lower case.
    function addressLabel(address account) internal pure returns (bytes32) {
        bytes memory digits = new bytes(40);
        uint160 rest = uint160(account);
        for (uint256 i = 40; i > 0; i--) {
            digits[i - 1] = bytes16("0123456789abcdef")[rest & 0xf];
            rest >>= 4;
        }
        return keccak256(digits);
    }

    /// The hash of the parent of reverse names: addr.reverse, default.reverse or [coin type].reverse.
    function reverseNode(uint256 coinType) internal pure returns (bytes32) {
        if (coinType == 60) return REVERSE_NODE;
        bytes memory label = coinType == 0x80000000 ? bytes("default") : _hex(coinType);
        bytes32 parent = keccak256(abi.encodePacked(bytes32(0), keccak256("reverse")));
        return keccak256(abi.encodePacked(parent, keccak256(label)));
    }

    /// Without leading zeros, lower case.
    function _hex(uint256 value) private pure returns (bytes memory digits) {
        uint256 length = 1;
        for (uint256 rest = value >> 4; rest > 0; rest >>= 4) length++;
        digits = new bytes(length);
        for (uint256 i = length; i > 0; i--) {
            digits[i - 1] = bytes16("0123456789abcdef")[value & 0xf];
            value >>= 4;
        }
    }

    /// A dotted name with the length of each label before it, then a zero. Without labels longer than 255.
    function toDns(string memory name) internal pure returns (bytes memory dns) {
        bytes memory text = bytes(name);
        dns = new bytes(text.length + 2);
        uint256 start = 0;
        for (uint256 i = 0; i <= text.length; i++) {
            if (i < text.length && text[i] != ".") {
                dns[i + 1] = text[i];
                continue;
            }
            require(i > start && i - start < 256, "label");
            dns[start] = bytes1(uint8(i - start));
            start = i + 1;
        }
    }

    /// The hash of a DNS-encoded name from an offset on.
    function ofDns(bytes memory name, uint256 offset) internal pure returns (bytes32) {
        require(offset < name.length, "name");
        uint256 length = uint8(name[offset]);
        if (length == 0) return bytes32(0);
        require(offset + length + 1 < name.length, "name");
        bytes32 label;
        assembly {
            label := keccak256(add(add(name, 33), offset), length)
        }
        return keccak256(abi.encodePacked(ofDns(name, offset + length + 1), label));
    }
}
